package db

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/locale"
)

// agencyAtWork makes random changes, by import or by hand.
type agencyAtWork struct {
	*rand.Rand
	batch imports.Batch
}

// byHand are writes that no import makes; each takes a number.
var byHand = []string{
	"DELETE FROM photo WHERE property = ?",
	"UPDATE photo SET alt = json_object('nl', 'hand ' || ?)",
	"UPDATE photo SET property = (SELECT min(number) FROM property) WHERE property = ?",
	"INSERT INTO document (property, position, file, size, public, name) SELECT number, 7, 'x.pdf', 1, 1, " +
		"'{\"nl\": \"x\"}' FROM property WHERE number = ?",
	"UPDATE document SET name = json_object('nl', 'hand ' || ?)",
	"DELETE FROM document WHERE property = ?",
	`INSERT INTO photo (property, kind, position, file, width, height, alt) SELECT number, 0, 9, 'h.jpg', 1, 1, '{}' FROM property
		WHERE number = ?`,
	"UPDATE city SET name = json_object('nl', 'hand ' || ?)",
	"UPDATE property SET status = 1 WHERE number = ?",
	"UPDATE property SET project = (SELECT number FROM project WHERE number = 2) WHERE number = ?",
	`INSERT INTO photo (project, kind, position, file, width, height, alt) SELECT number, 0, 9, 'h.jpg', 1, 1, '{}' FROM project
		WHERE number = ?`,
	"UPDATE photo SET project = 1 WHERE project = ?",
	"DELETE FROM photo WHERE project = ?",
	"UPDATE project SET name = json_object('nl', 'hand ' || ?)",
	"DELETE FROM project WHERE number = ? AND number NOT IN (SELECT project FROM property WHERE project IS NOT NULL)",
}

func (a agencyAtWork) step(s *Store) error {
	switch a.IntN(13) {
	case 0:
		a.batch.Cities[a.IntN(3)].Names["fr"] = fmt.Sprint("Ville ", a.IntN(5))
	case 1:
		a.batch.Types[a.IntN(2)].Names["fr"] = fmt.Sprint("Type ", a.IntN(5))
	case 2:
		a.batch.Categories[a.IntN(2)].Names["fr"] = fmt.Sprint("Sorte ", a.IntN(5))
	case 3:
		a.batch.Countries[a.IntN(2)].Names["fr"] = fmt.Sprint("Pays ", a.IntN(5))
	case 4:
		a.batch.Site.Agents = []agency.Agent{{ID: 1, Name: fmt.Sprint("Agent ", a.IntN(5))}}
	case 5:
		return s.Changelog.DropWithdrawn(context.Background(), time.Now().Add(time.Hour))
	case 6, 7, 8:
		_, err := s.Write(context.Background(), handle.Statement{SQL: byHand[a.IntN(len(byHand))], Args: []any{1 + a.IntN(9)}})
		return err
	case 9:
		a.batch.Projects = append(a.batch.Projects[:0],
			imports.ProjectEntry{Record: development(1+a.IntN(3), func(r *records.Project) {
				r.City, r.Gone, r.PublishAddress = 1+a.IntN(3), r.Number == 3 && a.IntN(2) == 0, a.IntN(2) == 0
			}), Photos: []imports.Media{{File: fmt.Sprint(a.IntN(3), ".jpg"), Width: 3, Height: 2}}})
	default:
		var list imports.List
		for range 1 + a.IntN(3) {
			list = append(list, a.property())
		}
		a.batch.Properties = list
	}
	_, err := s.Imports.Import(context.Background(), a.batch)
	return err
}

func (a agencyAtWork) property() imports.PropertyEntry {
	e := imports.PropertyEntry{Record: property(1+a.IntN(9), func(r *records.Property) {
		r.Status, r.City, r.Gone, r.PublishPrice = market.Status(a.IntN(7)), 1+a.IntN(3), a.IntN(6) == 0, a.IntN(2) == 0
		r.Type, r.PublishAddress, r.Street = []int{1, 156}[a.IntN(2)], a.IntN(2) == 0, ptr("Molenstraat")
	})}
	for n := range a.IntN(3) {
		e.Photos = append(e.Photos,
			imports.Media{File: fmt.Sprint(n, ".jpg"), Width: 3, Height: 2, Alt: locale.Localized{"nl": fmt.Sprint(a.IntN(3))}})
	}
	if a.IntN(2) == 0 {
		e.Record.Documents, e.Documents = []records.Document{{Name: locale.Localized{"nl": "EPC"}}}, []imports.Media{{File: "epc.pdf"}}
	}
	return e
}
