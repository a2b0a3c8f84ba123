package leads

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/inbox"
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
	rows := entryRows(e)
	if read, known := contents[e.Form]; known {
		more, err := read(c, []byte(e.Content))
		if err != nil {
			return nil, fmt.Errorf("%s %s: %w", e.Form, e.ID, err)
		}
		rows = append(rows, more...)
	}
	cells := make([]string, len(sheet))
	for _, r := range rows {
		cells[slices.Index(sheet, r.Label)] = r.Text(c.Fallback())
	}
	return cells, nil
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

// contents decodes the content of an entry, by form. A form that asks for nothing but the person is not listed.
var contents = map[string]func(*agency.Catalog, []byte) ([]mail.Row, error){
	"sendContact": reads(func(c *agency.Catalog, f *ContactInput) []mail.Row {
		return append(contactRows(f), row.Typed("message", f.Remark))
	}),
	"askAboutProperty": reads(func(c *agency.Catalog, f *QuestionInput) []mail.Row {
		return append(questionRows(f), row.Typed("message", f.Remark))
	}),
	"askAboutProject": reads(func(c *agency.Catalog, f *ProjectQuestionInput) []mail.Row {
		return []mail.Row{row.Number("unit", f.Unit), row.RoundEuro("budget", f.Budget), row.Typed("message", f.Remark)}
	}),
	"bookAppointment": reads(func(c *agency.Catalog, f *AppointmentInput) []mail.Row {
		return []mail.Row{row.Moment("slot", f.Start), row.Choice("statements", f.Statements...), row.Typed("message", f.Remark)}
	}),
	"requestDocuments": reads(func(c *agency.Catalog, f *DocumentsInput) []mail.Row {
		return []mail.Row{row.Typed("documents", positions(f.Documents)), row.Typed("message", f.Remark)}
	}),
	"requestValuation": reads(func(c *agency.Catalog, f *ValuationInput) []mail.Row {
		return append(valuationRows(c, c.Fallback(), f), row.Typed("message", f.Remark))
	}),
	"registerDemand": reads(func(c *agency.Catalog, f *DemandInput) []mail.Row {
		return append(demandRows(c, f.Filter), row.Yes("newsletter", f.Newsletter), row.Typed("message", f.Remark))
	}),
	inbox.DemandEntry: reads(func(c *agency.Catalog, f *agency.PropertyFilter) []mail.Row { return demandRows(c, *f) }),
	CallName:          reads(func(c *agency.Catalog, f *CallInput) []mail.Row { return []mail.Row{row.Typed("message", f.Remark)} }),
	"postTestimonial": reads(func(c *agency.Catalog, f *TestimonialInput) []mail.Row {
		return append(testimonialRows(f), row.Typed("message", f.Comment))
	}),
	"applyForJob": reads(func(c *agency.Catalog, f *JobInput) []mail.Row {
		return append(jobRows(c, f), row.Typed("message", f.Motivation))
	}),
	"makeOffer": reads(func(c *agency.Catalog, f *OfferInput) []mail.Row { return offerRows(f) }),
	"applyForRent": reads(func(c *agency.Catalog, f *RentInput) []mail.Row {
		return append(rentRows(f), row.Typed("message", f.Remark))
	}),
}

func reads[F any](rows func(*agency.Catalog, *F) []mail.Row) func(*agency.Catalog, []byte) ([]mail.Row, error) {
	return func(c *agency.Catalog, content []byte) ([]mail.Row, error) {
		var f F
		if err := json.Unmarshal(content, &f); err != nil {
			return nil, err
		}
		return rows(c, &f), nil
	}
}

// demandRows are the rows of a demand, in the agency's language.
func demandRows(c *agency.Catalog, f agency.PropertyFilter) []mail.Row {
	return append(row.Filter(c, c.Fallback(), f), row.Typed("words", row.ValueOf(f.Text)))
}

// positions names documents by their positions in the property's list, counted from one.
func positions(list []int) string {
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = strconv.Itoa(n + 1)
	}
	return strings.Join(texts, ", ")
}
