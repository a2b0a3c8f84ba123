// Later lets the last code of a member of staff be a day old, for browser tests of what asks for it again: later DATABASE EMAIL.
package main

import (
	"context"
	"log"
	"os"

	"github.com/gevel/gevel/db"
)

func main() {
	ctx := context.Background()
	store, err := db.Open(ctx, os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	defer store.Close()
	if _, err := store.Write(ctx, db.Statement{SQL: `UPDATE staff_session SET confirmed_at = confirmed_at - 86400
		WHERE staff = (SELECT id FROM staff WHERE email = ?)`, Args: []any{os.Args[2]}}); err != nil {
		log.Fatal(err)
	}
}
