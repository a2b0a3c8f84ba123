package leads

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/mail"
)

// Rows are what was filled in in a stored form, with the labels of emails.
func Rows(c *agency.Catalog, lead inbox.Lead) ([]mail.Row, error) {
	read, known := contents[lead.Form]
	if !known {
		return nil, nil
	}
	rows, err := read(c, []byte(lead.Content))
	if err != nil {
		return nil, fmt.Errorf("%s %s: %w", lead.Form, lead.ID, err)
	}
	return rows, nil
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
