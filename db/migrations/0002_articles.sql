-- Texts of the agency: services, testimonials, vacancies and the texts of configured pages. Bodies are clean HTML by language.
CREATE TABLE article (
  key      TEXT PRIMARY KEY,
  category TEXT NOT NULL,
  sort     INTEGER NOT NULL,
  date     TEXT CHECK (date(date) IS date),
  slug     TEXT NOT NULL CHECK (json_valid(slug)),
  title    TEXT NOT NULL CHECK (json_valid(title)),
  intro    TEXT NOT NULL CHECK (json_valid(intro)),
  body     TEXT NOT NULL CHECK (json_valid(body)),
  author   TEXT,
  image    TEXT CHECK (json_valid(image))
) STRICT, WITHOUT ROWID;

CREATE TRIGGER article_inserted AFTER INSERT ON article BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER article_updated AFTER UPDATE ON article BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER article_deleted AFTER DELETE ON article BEGIN UPDATE data_version SET version = version + 1; END;
