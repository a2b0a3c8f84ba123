package db

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db/apikeys"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/db/demands"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/exports"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/db/people"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/db/references"
	"github.com/gevel/gevel/db/setup"
	"github.com/gevel/gevel/db/stops"
	"github.com/gevel/gevel/db/webhooks"
)

// Store is the open database, with what is kept in memory of it. All of its methods may be called from many goroutines.
type Store struct {
	*handle.DB

	Log          desklog.Store
	Attempts     attempts.Store
	Outbox       outbox.Store
	Changelog    changelog.Store
	Members      members.Store
	SetUp        setup.Store
	Owners       owners.Store
	References   references.Store
	Keys         apikeys.Store
	Links        crmlinks.Store
	Webhooks     webhooks.Store
	Pictures     pictures.Store
	Parts        parts.Store
	Demands      demands.Store
	Inbox        inbox.Store
	Appointments appointments.Store
	People       people.Store
	Imports      imports.Store
	Exports      exports.Store
	Portfolio    portfolio.Store
	Stops        stops.Store
	Deliveries   deliveries.Store

	copying turns // for those who read changes, so that integrators leave connections for visitors

	loading    sync.Mutex
	describing sync.Mutex // of who reads all descriptions
	described  atomic.Pointer[described]
	remains    atomic.Bool // bytes of erased rows are in the files
	knownDesk  atomic.Pointer[DeskVersions]
	now        atomic.Pointer[edition]
	cached     *cache.Cache[cachedKey, *agency.Property]
}

// Open opens the store in the file at path, as OpenFile says.
func Open(ctx context.Context, path string, opts ...handle.Option) (*Store, error) {
	return storeOf(handle.OpenFile(ctx, path, opts...))
}

// OpenCluster opens the store of a cluster, as OpenNode says.
func OpenCluster(ctx context.Context, address, path string, opts ...handle.Option) (*Store, error) {
	return storeOf(handle.OpenNode(ctx, address, path, opts...))
}

func storeOf(d *handle.DB, err error) (*Store, error) {
	if err != nil {
		return nil, err
	}
	return &Store{DB: d,
		Log: desklog.Store{DB: d}, Attempts: attempts.Store{DB: d}, Outbox: outbox.Store{DB: d},
		Changelog: changelog.Store{DB: d}, Members: members.Store{DB: d}, SetUp: setup.Store{DB: d},
		Owners: owners.Store{DB: d}, References: references.Store{DB: d}, Keys: apikeys.Store{DB: d},
		Links: crmlinks.Store{DB: d}, Webhooks: webhooks.Store{DB: d}, Pictures: pictures.Store{DB: d},
		Parts: parts.Store{DB: d}, Demands: demands.Store{DB: d}, Inbox: inbox.Store{DB: d},
		Appointments: appointments.Store{DB: d}, People: people.Store{DB: d}, Imports: imports.Store{DB: d},
		Exports: exports.Store{DB: d}, Portfolio: portfolio.Store{DB: d}, Stops: stops.Store{DB: d},
		Deliveries: deliveries.Store{DB: d},
		cached:     newPropertyCache(), copying: make(turns, max(1, d.Connections()/2))}, nil
}
