package cluster

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/limits"
)

// errFileBroken says that the leader cannot write to its own file, as on a full disk. The other nodes have the list in their log all the
// same, so it may be written.
var errFileBroken = errors.New("the leader of the cluster cannot write to its own file")

// fileProblems are SQLite's words for what is wrong with a file, not with a statement.
var fileProblems = []string{"database or disk is full", "disk I/O error", "attempt to write a readonly database",
	"unable to open database file", "database disk image is malformed"}

// ofItsFile reports whether the error of a statement is of the leader's file.
func ofItsFile(problem string) bool {
	return slices.ContainsFunc(fileProblems, func(words string) bool { return strings.Contains(problem, words) })
}

// servedBy is the header that names the leader who answered in place of the node beside this program.
const servedBy = "X-Rqlite-Served-By"

// HandOver lets another node lead when the one beside this program does. The log says why.
func (n *Node) HandOver(ctx context.Context, why string) {
	if _, leader, err := n.ReadFrom(ctx, Nearby, "SELECT 1"); err == nil && leader == "" {
		n.stepDown(ctx, "", why)
	}
}

// Replace lets another node lead, whichever does. The log says why.
func (n *Node) Replace(ctx context.Context, why string) {
	limited, cancel := context.WithTimeout(ctx, limits.ClusterAnswerTime)
	defer cancel()
	if leader, err := n.leader(limited); err == nil && leader != "" {
		n.stepDown(ctx, leader, why)
	}
}

// stepDown asks the leader to let another node lead, and waits until it does. It is the node at an address, or the one beside this program
// without one; when that leads no more, nothing is asked. At most once in limits.ClusterStepDownEvery; a failure is logged, and whoever
// needs it asks again.
func (n *Node) stepDown(ctx context.Context, leader, why string) {
	now := time.Now().UnixMilli()
	last := n.steppedDown.Load()
	lately := last <= now && now-last < limits.ClusterStepDownEvery.Milliseconds() // not ahead, as after a clock was set back
	if lately || !n.steppedDown.CompareAndSwap(last, now) {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, limits.ClusterAnswerTime)
	defer cancel()
	path := "/leader?wait&redirect" // a node that does not lead only names the leader
	if leader != "" {
		path = "/leader?wait" // a node that does not lead passes it on, but answers 200 and does nothing when it need not wait
		if now, err := n.leader(ctx); err != nil || now != leader {
			return
		}
	}
	slog.Error("another node of the cluster is to lead", "because", why, "leader", cmp.Or(leader, "of this machine"))
	response, err := n.request(ctx, http.MethodPost, path+"&timeout="+limits.ClusterAnswerTime.String())
	if err == nil {
		if response.StatusCode >= http.StatusBadRequest {
			text, _ := io.ReadAll(io.LimitReader(response.Body, 200))
			err = fmt.Errorf("%s: %s", response.Status, text)
		}
		response.Body.Close()
	}
	if err != nil {
		slog.Warn("the leader of the cluster did not let another node lead", "err", err)
	}
}

// leader is the address at which the other nodes reach the leader, as the node beside this program knows it.
func (n *Node) leader(ctx context.Context) (string, error) {
	response, err := n.request(ctx, http.MethodGet, "/leader")
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	var known struct{ Addr string }
	err = json.NewDecoder(io.LimitReader(response.Body, limits.ClusterAnswerBytes)).Decode(&known)
	return known.Addr, err
}

// request sends one without a body.
func (n *Node) request(ctx context.Context, method, path string) (*http.Response, error) {
	r, err := http.NewRequestWithContext(ctx, method, n.address+path, nil)
	if err != nil {
		return nil, err
	}
	return n.client.Do(r)
}
