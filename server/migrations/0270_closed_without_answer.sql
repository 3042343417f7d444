-- Why a message was closed without an answer, which rejects it. The sender reads it (decision 92). Messages that earlier versions
-- closed have no reason and stay resolved.
alter table contact_messages add column close_reason text;
