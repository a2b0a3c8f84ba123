package link

import (
	"context"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
)

// delivering is a batch of records on its way into the store.
type delivering struct {
	*run
	filler
	known    map[string]crmlinks.CRMRecord
	delivery intake.Delivery
	finished map[string]*crmlinks.CRMRecord
	order    []string // the ids in finished
	units    map[string]bool
}

// deliver brings records into the store, and removes the records of the list that the CRM does not have any more. A record with problems
// stays as it is on the site, and the others are delivered.
func (r *run) deliver(ctx context.Context, list []crmlinks.InboxEntry, known map[string]crmlinks.CRMRecord, records []crm.Record) error {
	d := &delivering{run: r, known: known, finished: map[string]*crmlinks.CRMRecord{}, units: map[string]bool{}}
	d.delivery = intake.Delivery{
		Source:  imports.SourceOfLink(r.link.Name),
		OfLink:  true,
		Sources: map[string]string{},
		Alts:    map[string]locale.Localized{},
		Hosts:   hostsOf(r.link.SettingsMap()["hosts"]),
		NewOn:   locale.Today(r.Now()),
	}
	if err := d.number(ctx, list, records); err != nil {
		return err
	}
	var err error
	if d.filler, err = r.newFiller(ctx); err != nil {
		return err
	}
	for i := range records {
		if err := d.add(ctx, &records[i], nil); err != nil {
			return err
		}
	}
	d.withdraw(list)
	if err := d.bring(ctx); err != nil {
		return err
	}
	if err := d.finish(ctx, list); err != nil {
		return err
	}
	return d.sendAddresses(ctx)
}

// add adds a record with its units to the delivery; project is that of a nested unit.
func (d *delivering) add(ctx context.Context, c *crm.Record, project *crm.Record) error {
	k := d.known[c.ID]
	d.report.Read++
	f := &crmlinks.CRMRecord{ID: c.ID, Kind: k.Kind, Number: k.Number}
	if f.Project = k.Project; project != nil {
		f.Project = &project.ID
	} else if c.ProjectID == "" {
		f.Project = nil
	}
	d.units[c.ID] = project != nil || c.ProjectID != ""
	d.finished[c.ID], d.order = f, append(d.order, c.ID)
	if k.Kind != kindOf(c) {
		c.Problem(records.KindChanged, "", "is_project", "it was a "+k.Kind+" before, which cannot change; make a new one at the CRM")
		f.Held = true
	}
	held, err := d.fill(ctx, d.run, c, project, d.known)
	if err != nil {
		return err
	}
	d.files(c)
	f.Held = f.Held || held
	f.Problems = problemsJSON(c.Problems)
	if !f.Held {
		d.enter(c)
	}
	for i := range c.Units {
		if err := d.add(ctx, &c.Units[i], c); err != nil {
			return err
		}
	}
	return nil
}

func (d *delivering) enter(c *crm.Record) {
	if c.Project != nil {
		d.delivery.Projects = append(d.delivery.Projects, intake.Project{Name: c.ID, Record: *c.Project})
		return
	}
	d.delivery.Properties = append(d.delivery.Properties, intake.Property{Name: c.ID, Record: c.Property})
}

// withdraw removes from the site what is gone at the CRM: records that could not be found there, with their units, and units that their
// project does not have any more.
func (d *delivering) withdraw(list []crmlinks.InboxEntry) {
	named := map[string]bool{}
	for _, e := range list {
		named[e.Record] = true
	}
	for id, k := range d.known {
		if d.finished[id] != nil || !named[id] && (k.Project == nil || !named[*k.Project]) {
			continue
		}
		d.finished[id], d.order = &crmlinks.CRMRecord{ID: id, Kind: k.Kind, Project: k.Project, Gone: true,
			Problems: "[]"}, append(d.order, id)
		if k.Kind == "project" {
			d.delivery.WithdrawProjects = append(d.delivery.WithdrawProjects, k.Number)
		} else {
			d.delivery.Withdraw = append(d.delivery.Withdraw, k.Number)
		}
	}
}
