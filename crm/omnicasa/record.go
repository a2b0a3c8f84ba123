package omnicasa

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// Records reads properties and projects, once in each language. It leaves out those that may not be public, as if Omnicasa did not have
// them.
func (s *system) Records(ctx context.Context, ids []string) (records []crm.Record, err error) {
	projects := slices.ContainsFunc(ids, isProject)
	if ids = slices.Clone(ids); projects {
		if records, s.known, err = s.projectRecords(ctx, ids); err != nil {
			return nil, err
		}
		ids = slices.DeleteFunc(ids, isProject)
	}
	for some := range slices.Chunk(ids, pageSize) {
		part, err := s.some(ctx, some)
		if err != nil {
			return nil, err
		}
		records = append(records, part...)
	}
	return records, s.joinProjects(ctx, records)
}

func (s *system) some(ctx context.Context, ids []string) (records []crm.Record, err error) {
	at := map[string]int{}
	for n, l := range s.languages {
		items, err := s.items(ctx, ids, l)
		if err != nil {
			return nil, err
		}
		for _, fields := range items {
			i := feed.Item{Fields: fields, Problem: func(check.Problem) {}}
			id := i.Text("ID")
			if n == 0 && id != "" {
				if r := record(id, fields, s.words); slices.Contains(public, r.Property.Status) {
					at[id] = len(records)
					records = append(records, r)
				}
			}
			if place, known := at[id]; known {
				i.OmnicasaTexts(l, records[place].Property)
			}
		}
	}
	return records, nil
}

// items reads properties in a language.
func (s *system) items(ctx context.Context, ids []string, l locale.Language) (items []map[string]any, err error) {
	list := make([]int, 0, len(ids))
	for _, id := range ids {
		if n, err := strconv.Atoi(id); err == nil {
			list = append(list, n)
		}
	}
	var value json.RawMessage
	if err := s.call(ctx, "GetPropertiesByIDs", map[string]any{"IDs": joined(list), "LanguageId": numbers[l], "StatusList": joined(every)},
		&value); err != nil {
		return nil, err
	}
	var page page
	if decode(value, &items) == nil && items != nil {
		return items, nil
	}
	if decode(value, &page) == nil && page.Items != nil {
		return page.Items, nil
	}
	return nil, errors.New("the CRM's answer to GetPropertiesByIDs has another shape than expected")
}

func decode(text []byte, into any) error {
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.UseNumber()
	return d.Decode(into)
}

// record makes the site's record of a property, without its texts. words are the agency's own.
func record(id string, fields map[string]any, words detail.OwnWords) crm.Record {
	r := crm.Record{ID: id}
	i := feed.Item{Fields: fields, Problem: r.Note, Words: words}
	p := i.OmnicasaRecord()
	p.Reference = values.Filled(i.Text("Reference", "ReferenceNumber", "Ident"))
	r.Property, r.Latitude, r.Longitude = &p, p.Latitude, p.Longitude
	r.Zip, r.CityName, r.Office = i.Text("Zip"), i.Text("City"), i.Text("OfficeID")
	r.Type, _, _ = strings.Cut(i.Text("TypeID", "WebIDs"), ",")
	r.Type = strings.TrimSpace(r.Type)
	r.Agent.Email = i.Text("ManagerEmail")
	country(&r, i.Text("CountryID"))
	goal(&r, p.Goal)
	if id := i.Text("ProjectID"); id != "" {
		r.ProjectID = projectPrefix + id
	}
	r.Photos = photos(i)
	return r
}

// goal holds a record that is neither for sale nor to let.
func goal(r *crm.Record, g market.Goal) {
	if g > market.TakeOver || g < market.Sale {
		r.Problem(records.GoalUnknown, fmt.Sprint(int(g)), "Goal", fmt.Sprintf("%d is neither sale, rent nor take-over", g))
		r.Held = true
	}
}

func country(r *crm.Record, number string) {
	switch number {
	case "":
	case fmt.Sprint(geo.Belgium):
		r.Country = "BE"
	case fmt.Sprint(geo.Luxembourg):
		r.Country = "LU"
	default:
		r.Problem(records.CountryUnknown, number, "CountryID", number+" is neither Belgium nor Luxembourg")
	}
}
