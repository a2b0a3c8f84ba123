-- What an agency says that words of files mean which the site does not know by itself.
CREATE TABLE file_word (
  list    TEXT NOT NULL CHECK (list IN ('TYPE', 'STATUS', 'GOAL')),
  word    TEXT NOT NULL, -- without case, accents and signs
  meaning TEXT NOT NULL,
  PRIMARY KEY (list, word)
) STRICT, WITHOUT ROWID;
