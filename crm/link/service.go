// Package link runs the links to CRMs: it reads what changed there into the store, and sends leads and public addresses back.
package link

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/internal/turns"
	"github.com/gevel/gevel/limits"
)

// Service runs links. Its methods are safe for concurrent use.
type Service struct {
	Store  *db.Store
	Kinds  map[string]crm.Kind
	Client *fetch.Client
	Media  string // the folder of pictures and documents
	Origin string // the site's public address, which CRMs get; "" for none
	Now    func() time.Time
	Hold   time.Duration // how long a run that was killed keeps others out; limits.CRMHold when it is 0
}

// ErrRunning says that another program, or another part of this one, runs the link.
var ErrRunning = errors.New("this link is running already; try again in a minute")

// Report is what a run did. Notes say in words what it could not do although it went on.
type Report struct {
	Read, Added, Changed, Removed, Held, Sent int
	Notes                                     []string
}

// Run reads what changed at a link's CRM and sends what waits for it. With pull the CRM is asked for changes, whenever it was asked last. A
// run that fails is noted with its reason, and the link is tried again after a pause that grows; what was read until then stays.
func (s *Service) Run(ctx context.Context, name string, pull bool) (Report, error) {
	r := &run{Service: s, runner: rand.Text(), began: s.Now(), broken: map[string]*broken{}}
	var err error
	if r.link, err = s.Store.Links.LinkNamed(ctx, name); err != nil {
		return r.report, err
	}
	kind, known := s.Kinds[r.link.Kind]
	if !known {
		return r.report, fmt.Errorf("%q is not a CRM that this version knows", r.link.Kind)
	}
	r.kind = kind
	var disconnect func()
	r.client, disconnect = s.Client.OverOneConnection()
	defer disconnect()
	held, err := s.hold(ctx, r)
	if err != nil || !held {
		return r.report, errors.Join(err, unless(held || err != nil, ErrRunning))
	}
	running, stop := s.renewHold(ctx, r)
	err = r.withoutPanic(running, pull || r.link.DueAt <= s.Now().Unix())
	lost := running.Err() != nil && ctx.Err() == nil
	stop()
	if lost {
		return r.report, ErrRunning
	}
	return r.report, errors.Join(err, s.end(ctx, r, err))
}

// withoutPanic runs work and turns a panic into an error, so that a fault of this program stops one link and not the whole site.
func (r *run) withoutPanic(ctx context.Context, pull bool) (err error) {
	defer r.panicAsError(&err)
	return r.work(ctx, pull)
}

// panicAsError is to be deferred. It ends a panic, writes it with its stack to the log, and sets the error instead. What the program panics
// with may be a value of the CRM, so its words are noted only when Go itself writes them.
func (r *run) panicAsError(err *error) {
	p := recover()
	if p == nil {
		return
	}
	why := fmt.Sprintf("a %T", p)
	if fault, ofGo := p.(runtime.Error); ofGo {
		why = fault.Error()
	}
	slog.Error("a run of a link panicked", "link", r.link.Name, "panic", why, "stack", string(debug.Stack()))
	*err = fmt.Errorf("a fault of this program stopped it, which its log tells more of: %s", why)
}

func unless(ok bool, err error) error {
	if ok {
		return nil
	}
	return err
}

// end notes how a run ended.
func (s *Service) end(ctx context.Context, r *run, err error) error {
	after, now := context.WithoutCancel(ctx), s.Now()
	var later crm.Later
	switch {
	case ctx.Err() != nil:
		return s.Store.Links.ReleaseLink(after, r.link.Name, r.runner)
	case err == nil:
		return s.Store.Links.LinkRan(after, r.link.Name, r.runner, r.done(now), now, now.Add(limits.CRMEvery))
	}
	wait := pause(r.link.Tries, limits.CRMLongestPause)
	if errors.As(err, &later) {
		wait = later.After
	}
	return s.Store.Links.LinkFailed(after, r.link.Name, r.runner, r.stopped(now, err), now.Add(wait))
}

// stopped is a run that an error stopped, as it is stored for the desk.
func (r *run) stopped(now time.Time, err error) crmlinks.LinkRun {
	problem, done := err.Error(), r.done(now)
	kind, status := failureOf(err)
	done.Problem, done.Failure, done.Status = &problem, &kind, status
	return done
}

// done is a run that nothing stopped, as it is stored for the desk.
func (r *run) done(now time.Time) crmlinks.LinkRun {
	d := r.report
	return crmlinks.LinkRun{At: r.began.Unix(), Took: now.Sub(r.began).Milliseconds(), Read: d.Read, Added: d.Added, Changed: d.Changed,
		Removed: d.Removed, Held: d.Held, Sent: d.Sent, Problem: r.problem(), Failure: r.partly}
}

func (s *Service) hold(ctx context.Context, r *run) (bool, error) {
	now := s.Now()
	return s.Store.Links.HoldLink(ctx, r.link.Name, r.runner, now, now.Add(s.holdTime()))
}

func (s *Service) holdTime() time.Duration {
	if s.Hold > 0 {
		return s.Hold
	}
	return limits.CRMHold
}

// renewHold renews the reservation of the link until stop is called. The context ends when another runner has the link, for example after
// the machine slept.
func (s *Service) renewHold(ctx context.Context, r *run) (running context.Context, stop func()) {
	running, cancel := context.WithCancel(ctx)
	go turns.Take(running, s.holdTime()/3, nil, func() {
		if held, err := s.hold(running, r); err == nil && !held {
			cancel()
		}
	})
	return running, cancel
}
