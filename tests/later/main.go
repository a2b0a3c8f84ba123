// Later lets time pass for one person, for browser tests of what comes afterwards: later DATABASE EMAIL. The last code of a member of staff
// is a day old, a visitor's appointments were between 2000 and 2019, and an application for a job came 360 days ago.
package main

import (
	"context"
	"log"
	"os"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
)

func main() {
	ctx := context.Background()
	store, err := db.Open(ctx, os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	defer store.Close()
	if _, err := store.Write(ctx, handle.Statement{SQL: `UPDATE staff_session SET confirmed_at = confirmed_at - 86400
		WHERE staff = (SELECT id FROM staff WHERE email = ?)`, Args: []any{os.Args[2]}},
		handle.Statement{SQL: `UPDATE appointment SET start = 946684800 + start % 600000000
			WHERE lead IN (SELECT id FROM lead WHERE email = ?)`, Args: []any{os.Args[2]}},
		earlier("lead_search", "lead", os.Args[2]), earlier("lead_handling", "lead", os.Args[2]),
		earlier("lead", "id", os.Args[2])); err != nil {
		log.Fatal(err)
	}
}

// earlier lets the applications of a visitor in a table be older.
func earlier(table, id, email string) handle.Statement {
	return handle.Statement{SQL: "UPDATE " + table + " SET created_at = created_at - 360 * 86400 WHERE " + id +
		" IN (SELECT id FROM lead WHERE email = ? AND form = 'applyForJob')", Args: []any{email}}
}
