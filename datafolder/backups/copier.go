package backups

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/atomicfile"
)

// Copier makes copies of the data folder while the site runs.
type Copier struct {
	Plan
	store *db.Store
	dir   string

	mu    sync.Mutex
	state State
}

// State is how the last copies went. It stands in the data folder, where gevel check reads it.
type State struct {
	To       string        `json:"to"`
	Every    time.Duration `json:"every"`
	Copies   int           `json:"copies"`
	Good     time.Time     `json:"good"`               // when the last good copy was made
	Took     time.Duration `json:"took"`               // how long it took
	Problem  string        `json:"problem"`            // of the last try; "" when it was good
	Unpruned string        `json:"unpruned,omitempty"` // why older copies could not be removed after a good one
}

// StateFile is where gevel serve says how its copies go.
func StateFile(dir string) string { return filepath.Join(dir, "backups.json") }

// ReadState reads how the last copies of a data folder went.
func ReadState(dir string) (state State, err error) {
	text, err := os.ReadFile(StateFile(dir))
	if err == nil {
		err = json.Unmarshal(text, &state)
	}
	return state, err
}

// First is how long after the start the first copy is made, when it is due.
const First = 30 * time.Second

// Copier returns what makes the copies of a plan.
func (p *Plan) Copier(store *db.Store, dir string) *Copier {
	return &Copier{Plan: *p, store: store, dir: dir, state: State{To: p.To, Every: p.Every}}
}

// Run makes copies until ctx ends. Without a folder to write to it makes none.
func (c *Copier) Run(ctx context.Context) {
	if c.To == "" {
		return
	}
	c.findLastCopy()
	wait := c.untilFirst(time.Now())
	for {
		select {
		case <-ctx.Done():
			return
		case <-time.After(wait):
		}
		c.once(ctx, time.Now().UTC())
		wait = c.untilNext()
	}
}

// retry is how long after a copy that failed the next one is tried.
const retry = time.Hour

// untilNext is how long after a copy the next one is made.
func (c *Copier) untilNext() time.Duration {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.state.Problem != "" {
		return min(c.Every, retry)
	}
	return c.Every
}

// untilFirst is how long after the start the first copy is made. One that is named by a later time was made while the clock was wrong, and
// says nothing about when the next is due.
func (c *Copier) untilFirst(now time.Time) time.Duration {
	soon := min(First, c.Every)
	if c.state.Problem != "" || c.state.Good.After(now) {
		return soon
	}
	return max(c.state.Good.Add(c.Every).Sub(now), soon)
}

// findLastCopy finds the last copy, which another program may have made. When the folder cannot be read, because its disk is missing, what
// was written down of it counts.
func (c *Copier) findLastCopy() {
	made, err := listed(c.To)
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case err != nil:
		c.state.Problem = err.Error()
		if before, wrong := ReadState(c.dir); wrong == nil && before.To == c.To {
			c.state.Good = before.Good
		}
	case len(made) > 0:
		c.state.Copies, c.state.Good = len(made), made[len(made)-1]
	}
}

// once makes a copy and then removes the oldest ones. After a failure nothing is removed.
func (c *Copier) once(ctx context.Context, now time.Time) {
	began := time.Now()
	made, err := listed(c.To)
	if err == nil {
		err = c.copy(ctx, now, made)
	}
	var unpruned error
	if err == nil {
		made = append(made, now)
		unpruned = c.prune(made)
	}
	if ctx.Err() != nil {
		return
	}
	c.note(now, time.Since(began), len(made), err, unpruned)
}

func (c *Copier) copy(ctx context.Context, now time.Time, made []time.Time) error {
	c.dropParts(now)
	previous := ""
	if len(made) > 0 {
		previous = filepath.Join(c.To, made[len(made)-1].Format(copyName))
	}
	return Make(ctx, c.store, c.dir, filepath.Join(c.To, now.Format(copyName)), previous)
}

// dropParts removes what a program that was killed left of a copy.
func (c *Copier) dropParts(now time.Time) {
	entries, _ := os.ReadDir(c.To) // a folder that cannot be read is a problem of the copy
	for _, e := range entries {
		if info, err := e.Info(); err == nil && strings.HasPrefix(e.Name(), ".backup-") && now.Sub(info.ModTime()) > 24*time.Hour {
			os.RemoveAll(filepath.Join(c.To, e.Name()))
		}
	}
}

// prune removes all copies but the newest.
func (c *Copier) prune(made []time.Time) (err error) {
	for _, at := range made[:max(0, len(made)-c.Copies)] {
		err = errors.Join(err, os.RemoveAll(filepath.Join(c.To, at.Format(copyName))))
	}
	return err
}

// note writes down how a copy went, and the removal of older ones after it: in the data folder, for the metrics and in the log.
func (c *Copier) note(now time.Time, took time.Duration, made int, err, unpruned error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.state.Copies, c.state.Problem, c.state.Unpruned = min(made, c.Copies), "", ""
	if unpruned != nil {
		c.state.Copies, c.state.Unpruned = made, unpruned.Error()
		slog.Error("older backups could not be removed", "to", c.To, "err", unpruned)
	}
	if err != nil {
		c.state.Copies, c.state.Problem = made, err.Error()
		slog.Error("a backup failed; the earlier ones stay", "to", c.To, "err", err)
	} else {
		c.state.Good, c.state.Took = now, took.Round(time.Millisecond)
		slog.Info("a backup was made and checked", "to", c.To, "copies", c.state.Copies, "took", c.state.Took.String())
	}
	text, _ := json.Marshal(c.state) // always has a JSON form
	if err := atomicfile.Write(StateFile(c.dir), bytes.NewReader(text), 0o600); err != nil {
		slog.Error("how the backup went could not be written down", "err", err)
	}
}
