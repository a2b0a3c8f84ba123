package link

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/crmlinks"
)

// sendAddresses sends the CRM the public addresses of delivered records that are new or changed. CRMs have no address for units.
func (d *delivering) sendAddresses(ctx context.Context) error {
	if d.Origin == "" {
		return nil
	}
	paths, err := d.paths(ctx)
	if err != nil {
		return err
	}
	for _, id := range d.order {
		f, k := d.finished[id], d.known[id]
		path := paths[f.Kind][f.Number]
		if path == "" || d.units[id] || k.Address != nil && *k.Address == d.Origin+path {
			continue
		}
		if err := d.sendAddress(ctx, id, d.Origin+path); err != nil {
			return err
		}
	}
	return nil
}

// sendAddress sends the CRM the address of a record. An address that the CRM refuses, or whose record is gone there, is not sent again.
// After any other failure it is sent again in an hour; when the CRM wants fewer requests or does not accept the key, the run ends too.
func (d *delivering) sendAddress(ctx context.Context, id, address string) error {
	err := d.system.PutAddress(ctx, id, address)
	var refused crm.Refused
	switch {
	case err == nil, errors.Is(err, crm.ErrGone), errors.As(err, &refused):
		return d.Store.Links.SaveSentAddress(ctx, d.link.Name, id, address)
	case ctx.Err() != nil:
		return err
	}
	again := d.Store.Links.Notify(ctx, d.link.Name, []crmlinks.Notice{{Record: id}}, nil, d.Now().Add(time.Hour))
	if takesNothing(err) {
		return errors.Join(err, again)
	}
	d.note(crmlinks.CRMUntold, "the CRM was not told the address of %s: %v", id, err)
	return again
}

// paths are the paths of the public records that were delivered, by kind and number.
func (d *delivering) paths(ctx context.Context) (map[string]map[int]string, error) {
	paths := map[string]map[int]string{"property": {}, "project": {}}
	fresh := db.Unpinned(ctx)
	c, err := d.Store.Catalog(fresh)
	if err != nil {
		return nil, err
	}
	var numbers []int
	for _, id := range d.order {
		switch f := d.finished[id]; {
		case f.Gone || d.units[id]:
		case f.Kind == "project":
			paths["project"][f.Number] = c.ProjectPath(f.Number, c.Fallback())
		default:
			numbers = append(numbers, f.Number)
		}
	}
	list, err := d.Store.PropertiesByNumber(fresh, c.Fallback(), numbers, columns.Selection{})
	for _, p := range list {
		paths["property"][p.Number] = p.Path()
	}
	return paths, err
}
