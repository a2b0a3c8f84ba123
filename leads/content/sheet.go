package content

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// sheet lists the columns of the table of leads, by the labels of emails. Add a column at the end, so that the others keep their
// positions.
var sheet = []string{
	"received", "form", "state", "since", "reference", "language",
	"title", "firstName", "lastName", "email", "phone",
	"property", "project", "page", "message", "street", "zip", "city", "address",
	"preference", "slot", "newsletter", "unit", "budget", "statements", "documents",
	"goal", "types", "areas", "priceMin", "priceMax", "bedroomsMin", "bathroomsMin", "garagesMin", "parkingsMin",
	"surfaceMin", "surfaceMax", "plotMin", "plotMax", "facades", "energyClasses", "constructionYearMin", "constructionYearMax",
	"availableBy", "criteria", "words",
	"constructionYear", "surface", "bedrooms", "when", "about", "website", "vacancy",
	"personB", "amount", "amountInLetters", "start", "end", "conditions", "place", "signDate",
	"adults", "children", "ages", "pets", "movingDate", "reason", "income1", "income2", "signedAs", "description",
	"radius",
}

// SheetHeader gives the names of the columns in l, in the same order for every list.
func SheetHeader(l locale.Language) []string {
	names := make([]string, len(sheet))
	for i, label := range sheet {
		names[i] = mail.Label(l, label)
	}
	return names
}

// SheetLine gives the cells of an entry in the order of SheetHeader, in the agency's language.
func SheetLine(c *agency.Catalog, e inbox.Entry) ([]string, error) {
	rows, err := leads.Rows(c, e.Lead)
	if err != nil {
		return nil, err
	}
	cells := make([]string, len(sheet))
	for _, r := range append(entryRows(e), rows...) {
		cells[slices.Index(sheet, r.Label)] = cell(c, r)
	}
	return cells, nil
}

// cell is a row as sheets and CRMs have it: in the agency's language, a moment as spreadsheets read it.
func cell(c *agency.Catalog, r mail.Row) string {
	if !r.At.IsZero() {
		return row.Minute(r.At.Unix())
	}
	return r.Text(c.Fallback())
}

// entryRows are what every entry has.
func entryRows(e inbox.Entry) []mail.Row {
	rows := []mail.Row{row.Typed("received", row.Minute(e.CreatedAt)), row.Choice("form", e.Form), row.Choice("state", e.State),
		row.Typed("reference", e.ID), row.Choice("language", strings.ToUpper(string(e.Language))),
		row.Choice("title", row.ValueOf(e.Title)), row.Typed("firstName", e.FirstName), row.Typed("lastName", e.LastName),
		row.Typed("email", e.Email), row.Typed("phone", locale.FormatPhone(e.Phone)),
		row.Typed("property", row.ValueOf(e.PropertyReference)), row.Number("project", e.Project), row.Typed("page", e.Page)}
	if e.StateAt != nil {
		rows = append(rows, row.Typed("since", row.Minute(*e.StateAt)))
	}
	return rows
}
