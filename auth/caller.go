package auth

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/db"
)

// Caller is who asks, as the server sees it.
type Caller struct {
	Token   string                             // of the session that the request brought, "" for none
	Address string                             // of the network, or a digest of it
	Keep    func(token string, ends time.Time) // has the browser keep the token of a session, or drop it when it is ""
	Device  string                             // the token of a browser on which an owner signed in before, "" for none

	KeepDevice func(token string, ends time.Time) // has the browser keep that token
	Foreign    bool                               // another site sent the request; it has no session and gets none

	tries atomic.Int32 // passwords tried by this request
	mutex sync.Mutex
	known bool // whether owner was looked up
	owner *db.Owner
}

type callerKey struct{}

// WithCaller lets the graph know who asks. Without one nobody does, so that an answer that is kept for others is nobody's.
func WithCaller(ctx context.Context, c *Caller) context.Context {
	return context.WithValue(ctx, callerKey{}, c)
}

// Unknown gives a context in which nobody asks.
func Unknown(ctx context.Context) context.Context { return WithCaller(ctx, nil) }

func callerOf(ctx context.Context) *Caller {
	c, _ := ctx.Value(callerKey{}).(*Caller)
	return c
}

// keep goes on with another session, or with none.
func (c *Caller) keep(token string, ends time.Time, owner *db.Owner) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.Token, c.known, c.owner = token, true, owner
	c.Keep(token, ends)
}

// tries its one password. It is false from the second on, so that a document cannot try many.
func (c *Caller) try() bool { return c.tries.Add(1) == 1 }
