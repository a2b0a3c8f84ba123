// Troubled gives a link a property with words that mean nothing here yet, as a CRM would bring it, for browser tests: troubled DATABASE
// LINK NUMBER.
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/handle"
)

func main() {
	ctx := context.Background()
	store, err := db.Open(ctx, os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	defer store.Close()
	problems, _ := json.Marshal([]crmlinks.RecordProblem{{Field: "type", Text: crmlinks.UnknownType("castle"), Kind: records.WordUnknown,
		Value: "castle"},
		{Field: "detail 1020 (heating)", Text: detail.UnknownWord{List: "HeatingSource", Word: "700", Label: "Warmtenet"}.Text()},
		{Field: "amenities", Text: detail.UnknownWord{List: detail.ComfortList, Word: "sauna"}.Text()}})
	if _, err := store.Write(ctx, handle.Statement{SQL: `INSERT INTO crm_record (link, id, kind, number, held, problems)
		VALUES (?, ?, 'property', ?, 1, ?)`, Args: []any{os.Args[2], os.Args[3], os.Args[3], string(problems)}}); err != nil {
		log.Fatal(err)
	}
}
