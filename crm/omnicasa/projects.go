package omnicasa

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// projectPrefix distinguishes the id of a project from that of a property: Omnicasa numbers both on their own.
const projectPrefix = "project-"

// projects lists the projects that Omnicasa publishes, by their numbers, in a language. An account whose Omnicasa does not know the call
// has none.
func (s *system) projects(ctx context.Context, l locale.Language) (list map[string]map[string]any, err error) {
	var value json.RawMessage
	err = s.call(ctx, "GetProjectList", map[string]any{"LanguageId": numbers[l]}, &value)
	var refused crm.Refused
	if errors.As(err, &refused) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var items []map[string]any
	var page page
	switch {
	case decode(value, &items) == nil:
	case decode(value, &page) == nil && page.Items != nil:
		items = page.Items
	default:
		return nil, errors.New("the CRM's answer to GetProjectList has another shape than expected")
	}
	if len(items) > limits.CRMRecords {
		return nil, fmt.Errorf("there are %d projects at Omnicasa, more than %d", len(items), limits.CRMRecords)
	}
	list = map[string]map[string]any{}
	for _, fields := range items {
		i := feed.Item{Fields: fields, Problem: func(check.Problem) {}}
		if id := i.Text("ID"); id != "" && i.Allowed("PublishInternet") {
			list[id] = fields
		}
	}
	return list, nil
}

// changedProjects lists the ids of all projects, and of those that differ from before. sums has a digest of each.
func (s *system) changedProjects(ctx context.Context, before map[string]string) (all, changed []string, sums map[string]string, err error) {
	list, err := s.projects(ctx, s.languages[0])
	if err == nil && list == nil && len(before) > 0 {
		err = errors.New("projects were listed before, and Omnicasa does not accept GetProjectList now")
	}
	sums = map[string]string{}
	for id, fields := range list {
		text, _ := json.Marshal(fields) // it came from JSON
		sum := sha256.Sum256(text)
		sums[id] = hex.EncodeToString(sum[:8])
		if all = append(all, projectPrefix+id); sums[id] != before[id] {
			changed = append(changed, projectPrefix+id)
		}
	}
	slices.Sort(all)
	slices.Sort(changed)
	return all, changed, sums, err
}

// projectRecords reads projects, once in each language. known are the numbers of all that Omnicasa publishes.
func (s *system) projectRecords(ctx context.Context, ids []string) (records []crm.Record, known map[string]bool, err error) {
	at := map[string]int{}
	known = map[string]bool{}
	for n, l := range s.languages {
		list, err := s.projects(ctx, l)
		if err != nil {
			return nil, nil, err
		}
		for id, fields := range list {
			known[id] = true
			if n == 0 && slices.Contains(ids, projectPrefix+id) {
				at[id] = len(records)
				records = append(records, projectRecord(id, fields))
			}
			if place, read := at[id]; read {
				projectTexts(fields, l, records[place].Project)
			}
		}
	}
	slices.SortFunc(records, func(a, b crm.Record) int { return strings.Compare(a.ID, b.ID) })
	return records, known, nil
}

// projectRecord makes the site's record of a project, without its texts.
func projectRecord(id string, fields map[string]any) crm.Record {
	r := crm.Record{ID: projectPrefix + id}
	i := feed.Item{Fields: fields, Problem: r.Note}
	p := i.OmnicasaRecord()
	r.Project = &records.Project{Goal: p.Goal, PublishAddress: p.PublishAddress, Street: p.Street, HouseNumber: p.HouseNumber,
		BoxNumber: p.BoxNumber, Name: locale.Localized{}, Description: locale.Localized{}, PublishedAt: p.PublishedAt}
	r.Latitude, r.Longitude = p.Latitude, p.Longitude
	r.Zip, r.CityName, r.Office, r.Agent.Email = i.Text("Zip"), i.Text("City"), i.Text("OfficeID"), i.Text("ManagerEmail")
	country(&r, i.Text("CountryID"))
	goal(&r, p.Goal)
	r.Photos = photos(i)
	return r
}

func projectTexts(fields map[string]any, l locale.Language, p *records.Project) {
	i := feed.Item{Fields: fields, Problem: func(check.Problem) {}}
	if name := i.Text("Name"); name != "" {
		p.Name[l] = name
	}
	if text := i.Description(); text != "" {
		p.Description[l] = text
	}
}

func isProject(id string) bool { return strings.HasPrefix(id, projectPrefix) }

// joinProjects gives each unit its project, where Omnicasa publishes that.
func (s *system) joinProjects(ctx context.Context, rows []crm.Record) (err error) {
	for i := range rows {
		r := &rows[i]
		if r.ProjectID == "" {
			continue
		}
		if s.known == nil {
			if _, s.known, err = s.projectRecords(ctx, nil); err != nil {
				return err
			}
		}
		if !s.known[strings.TrimPrefix(r.ProjectID, projectPrefix)] {
			id := strings.TrimPrefix(r.ProjectID, projectPrefix)
			r.ProjectID = ""
			r.Problem(records.ProjectsUnread, id, "ProjectID",
				"Omnicasa publishes no project "+id+"; this unit of it is shown as a property of its own")
		}
	}
	return nil
}
