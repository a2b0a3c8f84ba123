package staff

import (
	"cmp"
	"context"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// PersonPage is what is known of a person, to be read by people, in the language of the desk.
type PersonPage struct {
	Language locale.Language
	Agency   string
	Email    string
	At       time.Time
	Sections []PersonSection
	words    func(key string) string
}

// Say returns a text of the page by its key.
func (p *PersonPage) Say(key string) string { return p.words(key) }

// Moment writes a time by the agency's clock.
func (p *PersonPage) Moment(t time.Time) string { return t.In(locale.Zone).Format("02-01-2006 15:04") }

// PersonSection is what one table has of a person.
type PersonSection struct {
	Title   string
	Records []PersonRecord
}

// PersonRecord is one thing that is known, with its labels.
type PersonRecord struct {
	Title  string
	Fields []*content.FilledIn
}

// pageSections are the tables of a page in their order, with the columns that people can read. The rest is in the file of PersonFile.
var pageSections = []struct {
	table   string
	columns []string
}{
	{"lead", nil}, {"lead_answer", []string{"at", "text"}}, {"lead_note", []string{"at", "text"}},
	{"appointment", []string{"start", "property", "state"}}, {"valuation", []string{"at"}},
	{"demand", []string{"created_at", "state", "expires_at"}}, {"subscriber", []string{"created_at", "state", "language"}},
	{"document_request", []string{"requested_at", "property", "opened_at"}}, {"upload", []string{"name", "size"}},
	{"outbox", []string{"created_at", "kind", "sent_at"}}, {"crm_lead", []string{"at", "link", "state", "crm_id"}},
	{"owner", []string{"name", "email"}}, {"staff", []string{"name", "email"}},
}

// PersonPage is PersonFile to be read by people.
func (s *Service) PersonPage(ctx context.Context, email string, enter Enter) (*PersonPage, forms.Problems, error) {
	d, leave, problems, err := s.MayEnter(ctx, desk.ErasePeople, enter)
	if d == nil {
		return nil, problems, err
	}
	defer leave()
	known, err := s.personFile(ctx, d, email)
	if err != nil {
		return nil, nil, err
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	l := d.Language()
	page := &PersonPage{Language: l, Agency: c.Site.ShortName, Email: email, At: s.Now(),
		words: func(key string) string { return mail.PersonWord(l, key) }}
	for _, part := range pageSections {
		section := PersonSection{Title: page.Say(part.table)}
		for _, row := range known[part.table] {
			record := PersonRecord{Fields: page.fields(row, part.columns)}
			if part.table == "lead" {
				if record, err = page.lead(c, row); err != nil {
					return nil, nil, err
				}
			}
			section.Records = append(section.Records, record)
		}
		if len(section.Records) > 0 {
			page.Sections = append(page.Sections, section)
		}
	}
	return page, nil, nil
}

// lead is a form with what was filled in.
func (p *PersonPage) lead(c *agency.Catalog, row map[string]any) (PersonRecord, error) {
	form, stored := text(row["form"]), text(row["content"])
	message, filled, err := content.FieldsOf(c, inbox.Lead{Form: form, Content: stored}, p.Language)
	fields := p.fields(row, []string{"created_at", "first_name", "last_name", "email", "phone", "language", "property", "page"})
	if message != "" {
		fields = append(fields, &content.FilledIn{Label: p.Say("text"), Value: message})
	}
	return PersonRecord{content.NameOfForm(form, p.Language), append(fields, filled...)}, err
}

// fields are the columns of a row that are not empty.
func (p *PersonPage) fields(row map[string]any, columns []string) (fields []*content.FilledIn) {
	for _, column := range columns {
		value := text(row[column])
		switch column {
		case "kind":
			value = cmp.Or(mail.Title(p.Language, value), value)
		case "state":
			value = cmp.Or(p.Say("state."+value), value)
		}
		if unix, isTime := row[column].(int64); isTime && pageTimes[column] {
			value = p.Moment(locale.Moment(unix))
		}
		if value != "" {
			fields = append(fields, &content.FilledIn{Label: cmp.Or(p.Say(column), column), Value: value})
		}
	}
	return fields
}

// pageTimes are the columns that are moments.
var pageTimes = map[string]bool{"at": true, "start": true, "created_at": true, "expires_at": true, "requested_at": true, "opened_at": true,
	"sent_at": true}

func text(value any) string {
	switch value := value.(type) {
	case string:
		return value
	case int64:
		return strconv.FormatInt(value, 10)
	}
	return ""
}
