package handle

import (
	"context"
	"crypto/rand"
	"log/slog"
	"time"

	"github.com/gevel/gevel/limits"
)

// WhileLeading runs what one machine does for all: in a cluster on one machine at a time, alone on the only one. The context of work ends
// when another machine may take over, and work runs again when this one has the lease again. It returns when ctx ends and work has ended.
func (d *DB) WhileLeading(ctx context.Context, work func(context.Context)) {
	if d.cluster == nil {
		work(ctx)
		return
	}
	l := &lease{store: d, name: rand.Text()}
	for {
		until, taken := l.take(ctx)
		if !taken {
			return
		}
		slog.Info("this machine works for the cluster: it sends emails and runs links")
		l.hold(ctx, until, work)
	}
}

// lease is one machine's view of the row work_lease. The clocks of other machines are never compared: a machine takes the lease once it saw
// the row unchanged for longer than the holder may wait before renewing it.
type lease struct {
	store *DB
	name  string
	seen  leaseTurn
	since time.Time // when it was first seen so
}

type leaseTurn struct {
	Holder string `db:"holder"`
	Turn   int64  `db:"turn"`
}

// take waits until the lease is free and takes it; false when ctx ends before. It holds until the returned time.
func (l *lease) take(ctx context.Context) (until time.Time, taken bool) {
	for wait := time.Duration(0); ; wait = limits.LeaseRenewTime {
		select {
		case <-ctx.Done():
			return until, false
		case <-time.After(wait):
		}
		if !l.free(ctx) {
			continue
		}
		if until, taken, _ = l.renew(ctx); taken { // a failure is tried again
			if l.visible(ctx) {
				return until, true
			}
			l.giveBack(ctx)
		}
	}
}

// visible reports whether this machine's node has the lease that was taken, and so all that the machine before did.
func (l *lease) visible(ctx context.Context) bool {
	var now leaseTurn
	err := l.store.One(ctx, &now, "SELECT holder, turn FROM work_lease")
	return err == nil && now == l.seen
}

// free reports whether nobody has the lease, or nobody renews it. For a machine whose node lacks writes it is never free.
func (l *lease) free(ctx context.Context) bool {
	if l.store.cluster.differs.lacking() {
		return false
	}
	var now leaseTurn
	if err := l.store.One(ctx, &now, "SELECT holder, turn FROM work_lease"); err != nil {
		return false
	}
	if now != l.seen || l.since.IsZero() {
		l.seen, l.since = now, time.Now()
	}
	return now.Holder == "" || time.Since(l.since) > limits.LeaseTime+limits.LeaseRenewTime
}

// renew raises the turn of the lease if the row is as it was last seen; if it is not, another machine has the lease. Its time counts from
// before the write, so that a machine that sees the write waits longer than the holder works.
func (l *lease) renew(ctx context.Context) (until time.Time, renewed bool, err error) {
	until = time.Now().Add(limits.LeaseTime)
	affected, err := l.store.Write(ctx, Statement{SQL: "UPDATE work_lease SET holder = ?, turn = turn + 1 WHERE holder = ? AND turn = ?",
		Args: []any{l.name, l.seen.Holder, l.seen.Turn}})
	if err != nil || affected[0] == 0 {
		return until, false, err
	}
	l.seen, l.since = leaseTurn{l.name, l.seen.Turn + 1}, time.Now()
	return until, true, nil
}

// hold runs work and renews the lease until it is lost or ctx ends, or until this machine's node lacks what the machine itself wrote: it
// would do the same again. A machine that stops gives the lease back, so that another need not wait.
func (l *lease) hold(ctx context.Context, until time.Time, work func(context.Context)) {
	working, stop := context.WithCancel(ctx)
	l.store.cluster.working.Store(&stop)
	defer l.store.cluster.working.Store(nil)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		work(working)
	}()
	l.renewUntilLost(working, until)
	switch {
	case ctx.Err() != nil:
	case working.Err() != nil:
		slog.Warn("this machine's node is behind the cluster, so another machine is to work for it")
	default:
		slog.Warn("another machine works for the cluster from now on")
	}
	stop()
	<-ended
	l.giveBack(ctx)
}

// renewUntilLost returns when ctx ends, when another machine has the lease, and when it could not be renewed in time.
func (l *lease) renewUntilLost(ctx context.Context, until time.Time) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-time.After(limits.LeaseRenewTime):
		}
		renewing, cancel := context.WithDeadline(ctx, until)
		next, renewed, err := l.renew(renewing)
		cancel()
		switch {
		case renewed:
			until = next
		case err == nil || !time.Now().Before(until):
			return
		}
	}
}

// giveBack frees the lease if this machine still has it. Without it another machine waits for its end.
func (l *lease) giveBack(ctx context.Context) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), limits.ClusterReachTime)
	defer cancel()
	_, err := l.store.Write(ctx, Statement{SQL: "UPDATE work_lease SET holder = '', turn = turn + 1 WHERE holder = ? AND turn = ?",
		Args: []any{l.name, l.seen.Turn}})
	if err != nil {
		slog.Warn("the cluster's work could not be given back; another machine takes it in a few seconds", "err", err)
	}
}
