package sampletest

import (
	"database/sql"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
)

// sampled is how many properties the sample has.
const sampled = 84

// Many returns a store with copies of the sample's properties, up to many, each with its photos, at another place, of another day and with
// another price. With as many as the sample has it is the sample.
func Many(t testing.TB, many int) (store *db.Store, media string) {
	t.Helper()
	store, media = Open(t)
	if many == sampled {
		return store, media
	}
	file, err := sql.Open("sqlite3", "file:"+filepath.Join(filepath.Dir(media), "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	columns := one(t, file, "SELECT group_concat(name, ', ') FROM pragma_table_info('property')")
	values := strings.NewReplacer(
		" number,", " number + 10000 * n,",
		" price,", " price * (50 + (number * 7919 + n * 104729) % 150) / 100,",
		" latitude,", " latitude + ((number + n * 31) % 200 - 100) * 0.004,",
		" longitude,", " longitude + ((number * 3 + n * 17) % 200 - 100) * 0.006,",
		" published_at,", " published_at - 86400 * ((number * 13 + n * 7) % 1500),",
		" city,", " CASE WHEN (number + n) % 3 THEN city ELSE 1 + (number * 5 + n) % 12 END,",
	).Replace(" " + columns + ",")
	count := one(t, file, "SELECT count(*) FROM property WHERE status = 1")
	for _, statement := range []string{
		fmt.Sprintf(`INSERT INTO property (%s) WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n * %s < %d)
			SELECT %s FROM copy, property WHERE status = 1`, columns, count, many-200, strings.TrimSuffix(values, ",")),
		`INSERT INTO photo (property, kind, position, file, width, height, alt)
			SELECT p.number, kind, position, file, width, height, alt FROM property p JOIN photo ON photo.property = p.number % 10000
			WHERE p.number > 10000`,
		"ANALYZE",
	} {
		if _, err := file.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	return store, media
}

// one returns the single text that a query selects.
func one(t testing.TB, file *sql.DB, query string) (text string) {
	t.Helper()
	if err := file.QueryRow(query).Scan(&text); err != nil {
		t.Fatal(err)
	}
	return text
}
