package db

import (
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jmoiron/sqlx"
)

// before makes a database as it was before a migration.
func before(t *testing.T, migration, path string) *sqlx.DB {
	t.Helper()
	write := connect(fileURI(path)+writing, settledWriter, 1)
	t.Cleanup(func() { write.Close() })
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		t.Fatal(err)
	}
	for i, file := range files {
		if strings.HasSuffix(file, migration) {
			break
		}
		if err := runMigration(t.Context(), write, file, i+1); err != nil {
			t.Fatal(err)
		}
	}
	return write
}

func TestMigrateCopiesSubscribers(t *testing.T) {
	write := before(t, "_newsletter.sql", filepath.Join(t.TempDir(), "old.db"))
	write.MustExec("INSERT INTO subscriber VALUES ('an', 'an@example.org', 'An', 'fr', 'CONFIRMED', 1, 2)")
	if err := migrate(t.Context(), write); err != nil {
		t.Fatal(err)
	}
	var copied string
	if err := write.Get(&copied,
		"SELECT email || first_name || language || state || created_at || confirmed_at FROM subscriber"); err != nil ||
		copied != "an@example.orgAnfrCONFIRMED12" {
		t.Errorf("the subscriber was copied as %q, want every column as before (%v)", copied, err)
	}
}

// TestMigrateKeepsWhatCRMsGot shows that what waited for a CRM before changes of appointments were sent still waits.
func TestMigrateKeepsWhatCRMsGot(t *testing.T) {
	write := before(t, "_crm_changes.sql", filepath.Join(t.TempDir(), "old.db"))
	write.MustExec(`INSERT INTO link (name, kind, settings, secret) VALUES ('office', 'whise', '{}', '');
		INSERT INTO lead (id, form, key, language, first_name, last_name, email, phone, content, answer, page, created_at)
			VALUES ('L', 'sendContact', 'k', 'nl', 'An', 'Claes', 'an@example.org', '', '{}', '{}', '', 7);
		INSERT INTO crm_lead (lead, link, state, tries, due_at, reason) VALUES ('L', 'office', 'WAITING', 3, 9, 'down')`)
	if err := migrate(t.Context(), write); err != nil {
		t.Fatal(err)
	}
	var stored string
	if err := write.Get(&stored, "SELECT lead || link || change || at || state || tries || due_at || reason FROM crm_lead"); err != nil ||
		stored != "Loffice07WAITING39"+notStored {
		t.Errorf("the delivery became %q, want every column but the reason as before, accepted with its lead (%v)", stored, err)
	}
}

// notStored stands for what another server answered when its words were still stored.
const notStored = "what it said then is not kept any more"

// TestMigrateForgetsWhatOthersAnswered shows that words of other servers, which may be about a person, do not stay from before.
func TestMigrateForgetsWhatOthersAnswered(t *testing.T) {
	write := before(t, "_answers.sql", filepath.Join(t.TempDir(), "old.db"))
	write.MustExec(`INSERT INTO link (name, kind, settings, secret, problem)
			VALUES ('a', 'whise', '{}', '', 'An'), ('b', 'whise', '{}', '', NULL);
		INSERT INTO link_run (link, at, took, read, added, changed, removed, held, sent, problem)
			VALUES ('a', 1, 1, 1, 1, 1, 1, 1, 1, 'An'), ('a', 2, 1, 1, 1, 1, 1, 1, 1, NULL);
		INSERT INTO agent_calendar (agent, problem) VALUES (1, 'An'), (2, NULL)`)
	if err := migrate(t.Context(), write); err != nil {
		t.Fatal(err)
	}
	for _, table := range []string{"link", "link_run", "agent_calendar"} {
		var problems []string
		if err := write.Select(&problems, "SELECT ifnull(problem, 'none') FROM "+table+" ORDER BY rowid"); err != nil ||
			!slices.Equal(problems, []string{notStored, "none"}) {
			t.Errorf("the table %s has the problems %q, want the first without its words and no second (%v)", table, problems, err)
		}
	}
}

// TestMigrateForgetsDaysThatMeanNone has an article with a day of the year 1, and one with a real day.
func TestMigrateForgetsDaysThatMeanNone(t *testing.T) {
	write := before(t, "_said_dates.sql", filepath.Join(t.TempDir(), "old.db"))
	write.MustExec(`INSERT INTO article (key, category, sort, date, slug, title, intro, body)
		VALUES ('a', 'pages', 1, '0001-01-01', '{}', '{}', '{}', '{}'), ('b', 'pages', 1, '2026-09-01', '{}', '{}', '{}', '{}')`)
	if err := migrate(t.Context(), write); err != nil {
		t.Fatal(err)
	}
	var left string
	if err := write.Get(&left, "SELECT group_concat(key || ifnull(date, '')) FROM article"); err != nil || left != "a,b2026-09-01" {
		t.Errorf("the articles are %q, want the real day alone (%v)", left, err)
	}
}

// TestMigrateKeepsOwners shows that owners, with all rows that refer to them, stay as they are although their table is rebuilt.
func TestMigrateKeepsOwners(t *testing.T) {
	write := before(t, "_owner_access.sql", filepath.Join(t.TempDir(), "old.db"))
	var triggers []string // they need today's views
	if err := write.Select(&triggers, "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'property'"); err != nil {
		t.Fatal(err)
	}
	for _, name := range triggers {
		write.MustExec("DROP TRIGGER " + name)
	}
	write.MustExec(`PRAGMA foreign_keys = 0;
		INSERT INTO property (number, checksum, goal, status, type, city, agent, marquee, publish_price, price_unit, publish_address, title,
			description, published_at, updated_at, city_sort, type_sort) VALUES (1, '', 0, 1, 1, 1, 1, 0, 1, 0, 1, '{}', '{}', 1, 1, '', 1);
		INSERT INTO owner VALUES (5, 'An', 'an@example.org', 'fr', 'hash', '2026-01-02', 'told', 7, 'link', 8),
			(1000000000, 'Jo', 'jo@example.org', 'nl', NULL, NULL, NULL, NULL, NULL, NULL);
		INSERT INTO owner_property VALUES (5, 1), (1000000000, 1);
		INSERT INTO owner_told VALUES (5, 1, 'PRICE', '9');
		INSERT INTO session VALUES (x'01', 5, 1, 2, 3);
		INSERT INTO device VALUES (x'02', 5, 1, 2);
		INSERT INTO password_link VALUES (x'03', 1000000000, 4);
		PRAGMA foreign_keys = 1`)
	if err := migrate(t.Context(), write); err != nil {
		t.Fatal(err)
	}
	const all = `SELECT group_concat(x, ' ') FROM (
		SELECT concat_ws(',', id, name, email, language, password, told_on, told_by, news_since, news_link, news_at, seen_at,
		version) AS x FROM owner
		UNION ALL SELECT concat_ws(',', owner, property, desk) FROM owner_property
		UNION ALL SELECT concat_ws(',', owner, property, kind, item) FROM owner_told
		UNION ALL SELECT concat_ws(',', hex(token), owner, seen_at) FROM session
		UNION ALL SELECT concat_ws(',', hex(token), owner, ends_at) FROM device
		UNION ALL SELECT concat_ws(',', hex(token), owner, ends_at) FROM password_link)`
	const want = "5,An,an@example.org,fr,hash,2026-01-02,told,7,link,8,2,1 1000000000,Jo,jo@example.org,nl,1 5,1,0 1000000000,1,1 " +
		"5,1,PRICE,9 " +
		"01,5,2 02,5,2 03,1000000000,4"
	var stored string
	if err := write.Get(&stored, all); err != nil || stored != want {
		t.Errorf("the owners became %q, want %q (%v)", stored, want, err)
	}
}

// TestMigrateKeepsChangesAndWebhooks shows that changes, their sequence and deliveries to webhooks stay as they are although their tables
// are rebuilt, and that the next change goes on behind the highest sequence that was given.
func TestMigrateKeepsChangesAndWebhooks(t *testing.T) {
	write := before(t, "_sequence.sql", filepath.Join(t.TempDir(), "old.db"))
	write.MustExec(`UPDATE change_log SET epoch = 'e', dropped = 3, now = 7;
		INSERT INTO change VALUES (41, 'property', 1096, 5), (42, 'project', 2001, 6);
		DELETE FROM change WHERE place = 42;
		INSERT INTO api_key (name, digest, writes, created_at) VALUES ('portal', zeroblob(32), 1, 1);
		INSERT INTO webhook (name, key, url, secret, language, projects, created_at, cursor, place, tries, runner, until)
			VALUES ('hook', 'portal', 'https://example.org', 's', 'nl', 1, 2, 'c', 40, 3, 'r', 9);
		INSERT INTO webhook_delivery (number, id, webhook, kind, changes, cursor, made_at) VALUES (8, 'd', 'hook', 'ping', '[]', 'c', 4)`)
	if err := migrate(t.Context(), write); err != nil {
		t.Fatal(err)
	}
	write.MustExec("INSERT INTO changed VALUES (1097)")
	const all = `SELECT group_concat(x, ' ') FROM (
		SELECT concat_ws(',', epoch, dropped, now, import_after = 0x7FFFFFFFFFFFFFFF) AS x FROM change_log
		UNION ALL SELECT concat_ws(',', sequence, kind, number, at) FROM change
		UNION ALL SELECT concat_ws(',', name, key, cursor, sequence, tries, runner, until) FROM webhook
		UNION ALL SELECT concat_ws(',', number, id, webhook, kind, cursor, made_at) FROM webhook_delivery)`
	const want = "e,3,7,1 41,property,1096,5 43,property,1097,7 hook,portal,c,40,3,r,9 8,d,hook,ping,c,4"
	var stored string
	if err := write.Get(&stored, all); err != nil || stored != want {
		t.Errorf("changes and webhooks became %q, want %q (%v)", stored, want, err)
	}
}

// TestMigrationsAreNumberedInOrder fails when two files have one number: they would run in the order of their names.
func TestMigrationsAreNumberedInOrder(t *testing.T) {
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		t.Fatal(err)
	}
	taken := map[string]string{}
	for _, file := range files {
		number, _, _ := strings.Cut(strings.TrimPrefix(file, "migrations/"), "_")
		if other := taken[number]; other != "" || len(number) != 4 {
			t.Errorf("the migration %s has the number of %q, want one of its own with four digits", file, other)
		}
		taken[number] = file
	}
}
