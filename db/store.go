package db

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db/handle"
)

// Store is the open database, with what is kept in memory of it. All of its methods may be called from many goroutines.
type Store struct {
	*handle.DB
	copying turns // for those who read changes, so that integrators leave connections for visitors

	loading    sync.Mutex
	describing sync.Mutex // of who reads all descriptions
	described  atomic.Pointer[described]
	importing  sync.Mutex
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
	return &Store{DB: d, cached: newPropertyCache(), copying: make(turns, max(1, d.Connections()/2))}, nil
}
