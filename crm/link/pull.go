package link

import (
	"context"

	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
)

// pull asks the CRM what changed. It only puts the changed records into the inbox, in one write with the new cursor.
func (r *run) pull(ctx context.Context) error {
	c, err := r.system.Changed(ctx, r.link.Cursor)
	if err != nil {
		return fromCRM(err)
	}
	at := r.Now().UnixMilli()
	var list []crmlinks.Notice
	for _, id := range c.IDs {
		list = append(list, crmlinks.Notice{Record: id, At: at})
	}
	for _, id := range c.Gone {
		list = append(list, crmlinks.Notice{Record: id, At: at, Gone: true})
	}
	missing, err := r.missing(ctx, c.All, at)
	if err != nil {
		return err
	}
	if err := r.Store.Links.Notify(ctx, r.link.Name, append(list, missing...), &c.Next, r.Now()); err != nil {
		return err
	}
	r.link.Cursor = c.Next
	return nil
}

// missing lists the records that the site has and the CRM does not list any more. A CRM that lists none at all, while the site has several,
// is not believed.
func (r *run) missing(ctx context.Context, all []string, at int64) (list []crmlinks.Notice, err error) {
	if all == nil {
		return nil, nil
	}
	there := map[string]bool{}
	for _, id := range all {
		there[id] = true
	}
	known, err := r.Store.Links.CRMRecords(ctx, r.link.Name)
	for _, k := range known {
		if !k.Gone && k.Project == nil && !there[k.ID] {
			list = append(list, crmlinks.Notice{Record: k.ID, At: at, Gone: true})
		}
	}
	if len(all) == 0 && len(list) > limits.CRMEmptied {
		return nil, emptied(len(list))
	}
	return list, err
}
