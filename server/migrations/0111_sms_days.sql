-- How many text messages each day of India was given, for the cap of the installation (SMS_PER_DAY).
create table sms_days (
  day date primary key,
  sent integer not null
);
