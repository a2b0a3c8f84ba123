package crm

import "context"

// System is one agency's account at a CRM. Its methods are called by one goroutine at a time.
type System interface {
	// Check asks the CRM whether it accepts the account; ErrWrongKey when it does not.
	Check(ctx context.Context) error
	// Changed lists what changed after the cursor since; "" asks for everything. It is empty for a CRM that sends events instead.
	Changed(ctx context.Context, since string) (Changes, error)
	// Records reads properties and projects completely, mapped to the site's own records. A record that is gone there is left out. After an
	// error no record is used.
	Records(ctx context.Context, ids []string) ([]Record, error)
	// Send delivers a lead, or a change of its appointment, and returns the id that the CRM gave it. The key is the same each time the same
	// lead or change is sent.
	Send(ctx context.Context, lead Lead, key string) (id string, err error)
	// PutAddress sends the CRM the public address of a property. A system that has no use for it returns nil.
	PutAddress(ctx context.Context, id, address string) error
}

// PageViewCounter is a System whose CRM counts how often the page of a property was viewed. It gets one view at a time, and nothing
// of the visitor.
type PageViewCounter interface {
	AddPageView(ctx context.Context, id string) error
}

// Changes are what changed at a CRM.
type Changes struct {
	IDs  []string // added or changed
	Gone []string // taken away
	All  []string // every id there is, nil when the CRM names what is gone: a known id that is not here is gone
	Next string   // the cursor of the next call
}
