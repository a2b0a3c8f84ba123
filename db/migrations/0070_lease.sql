-- The machine of a cluster that works for all: sends emails, runs links, publishes what is planned. It counts turn up while it runs; whoever
-- sees turn stand still may take it. One machine alone has no need of it.
CREATE TABLE work_lease (
  holder TEXT NOT NULL,
  turn   INTEGER NOT NULL
) STRICT;
INSERT INTO work_lease VALUES ('', 0);
