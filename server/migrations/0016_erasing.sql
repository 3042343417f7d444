-- A deleted account takes with it what the person sent: found by contact, without reading everybody else's.
create index contacts_of_email on contacts (lower(email));
create index contacts_of_mobile on contacts (mobile_number);
create index contact_messages_of_email on contact_messages (lower(email));
