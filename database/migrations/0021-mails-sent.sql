-- A mail is called a mail everywhere.
alter table letters_sent rename to mails_sent;
alter index letters_sent_pkey rename to mails_sent_pkey;
alter index letters_sent_by_age rename to mails_sent_by_age;
