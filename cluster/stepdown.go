package cluster

import (
	"context"
	"encoding/json"
	"errors"
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

// stepDown asks the leader whose file is broken to let another node lead: it would lead on for as long as it can write its log. It is the
// node at an address, or the one beside this program without one; when that leads no more, nothing is asked. At most once in
// limits.ClusterStepDownEvery; a failure is logged, and the next write asks again.
func (n *Node) stepDown(ctx context.Context, leader string) {
	now := time.Now().UnixMilli()
	last := n.steppedDown.Load()
	if now-last < limits.ClusterStepDownEvery.Milliseconds() || !n.steppedDown.CompareAndSwap(last, now) {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, limits.ClusterAnswerTime)
	defer cancel()
	path := "/leader?redirect" // a node that does not lead only names the leader
	if leader != "" {
		path = "/leader"
		if now, err := n.leader(ctx); err != nil || now != leader {
			return
		}
	}
	slog.Error("the leader of the cluster cannot write to its own file, so another node is to lead; is its disk full?", "leader", leader)
	if response, err := n.request(ctx, http.MethodPost, path); err != nil {
		slog.Warn("the leader of the cluster was not asked to let another node lead", "err", err)
	} else {
		response.Body.Close()
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
