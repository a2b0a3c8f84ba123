package link

import (
	"context"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db/crmlinks"
)

// number gives numbers to the records that are new, before they are delivered, so that they have the same after a crash.
func (d *delivering) number(ctx context.Context, list []crmlinks.InboxEntry, records []crm.Record) error {
	var fresh []crmlinks.CRMRecord
	for _, c := range withUnits(records) {
		if _, ok := d.known[c.ID]; !ok {
			fresh = append(fresh, crmlinks.CRMRecord{ID: c.ID, Kind: kindOf(c)})
		}
	}
	if len(fresh) == 0 {
		return nil
	}
	if err := d.Store.Links.NumberRecords(ctx, d.link.Name, fresh); err != nil {
		return err
	}
	for _, f := range fresh {
		list = append(list, crmlinks.InboxEntry{Notice: crmlinks.Notice{Record: f.ID}})
	}
	var err error
	d.known, err = d.run.known(ctx, list)
	return err
}

func withUnits(records []crm.Record) (list []*crm.Record) {
	for i := range records {
		list = append(list, &records[i])
		for j := range records[i].Units {
			list = append(list, &records[i].Units[j])
		}
	}
	return list
}

func kindOf(c *crm.Record) string {
	if c.Project != nil {
		return "project"
	}
	return "property"
}
