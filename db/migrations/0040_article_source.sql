-- What the articles say as Markdown, by language, so that they can be exported and edited. An import writes it.
ALTER TABLE article ADD COLUMN source TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(source));
