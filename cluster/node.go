package cluster

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/limits"
)

// Node is the node of rqlite beside this program. It passes lists on to the leader, wherever that is.
type Node struct {
	address     string
	client      *http.Client
	steppedDown atomic.Int64 // when a leader was last asked to let another lead, in Unix milliseconds
}

// NewNode gives the node at an address like http://127.0.0.1:4001. It must be of this machine: what is written is not encrypted on the way.
func NewNode(address string) (*Node, error) {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" || u.Host == "" || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" {
		return nil, fmt.Errorf("%q is not an address like http://127.0.0.1:4001", address)
	}
	if host := u.Hostname(); host != "127.0.0.1" && host != "::1" && host != "localhost" {
		return nil, fmt.Errorf("the node of the cluster must be on this machine, not at %s", host)
	}
	return &Node{address: "http://" + u.Host, client: &http.Client{
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Transport:     &http.Transport{MaxIdleConnsPerHost: 16, IdleConnTimeout: time.Minute}}}, nil
}

// ErrTooLarge says that a list of statements is larger than the cluster takes at once. Nothing was written.
var ErrTooLarge = fmt.Errorf("the cluster takes %d MiB in one write", limits.ClusterWriteBytes>>20)

// Unknown is the error of a request whose outcome is not known: the cluster may have done it, or may do it yet.
type Unknown struct{ error }

// Unwrap gives the cause.
func (u Unknown) Unwrap() error { return u.error }

// Write runs the statements in one transaction of the cluster, and gives what each did. The error is Refused when a statement fails:
// nothing was written then. It is Unknown when no whole answer came within a time, which is longer for a large list, and when the leader
// cannot write to its own file; another node is asked to lead then. leader is the address of the node that answered, "" for the one beside
// this program.
func (n *Node) Write(ctx context.Context, list []Statement, within time.Duration) (results []Result, leader string, err error) {
	body, err := encode(list)
	if err != nil {
		return nil, "", err
	}
	// Statements are sent as they are: the node's own parser of SQL, which rewrites random numbers and times, is not asked.
	a, err := n.post(ctx, "/db/execute?transaction&noparse&raft_index", body, within)
	if err == nil {
		leader = a.leader
		results, err = a.results(len(list))
	}
	if errors.Is(err, errFileBroken) {
		n.stepDown(ctx, a.leader, errFileBroken.Error()+"; is its disk full?")
	}
	return results, leader, err
}

// Level says whose answer a read is.
type Level string

// The levels of a read.
const (
	Leader Level = "strong" // the leader's, with all that was acknowledged before
	Nearby Level = "weak"   // of the node that takes itself for the leader
	Here   Level = "none"   // of the node itself, which may be behind
)

// Read runs one statement that reads, and gives its rows.
func (n *Node) Read(ctx context.Context, level Level, sql string, args ...any) ([][]any, error) {
	rows, _, err := n.ReadFrom(ctx, level, sql, args...)
	return rows, err
}

// ReadFrom is Read with the address of the node that answered, "" for the one beside this program.
func (n *Node) ReadFrom(ctx context.Context, level Level, sql string, args ...any) (rows [][]any, leader string, err error) {
	body, err := encode([]Statement{{sql, args}})
	if err != nil {
		return nil, "", err
	}
	a, err := n.post(ctx, "/db/query?noparse&level="+string(level), body, limits.ClusterAnswerTime)
	if err != nil {
		return nil, "", err
	}
	rows, err = a.rows()
	return rows, a.leader, err
}

// post sends a request once. An error is Unknown unless nothing can have been done; of errFileBroken there is an answer, too.
func (n *Node) post(ctx context.Context, path string, body []byte, within time.Duration) (*answer, error) {
	if len(body) > limits.ClusterLargeBytes {
		within = limits.ClusterLargeTime
	}
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, n.address+path+"&timeout="+within.String(), bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	request.GetBody = nil // the transport would send it again by itself on a broken connection
	response, err := n.client.Do(request)
	if err != nil {
		return nil, Unknown{err}
	}
	defer response.Body.Close()
	text, err := io.ReadAll(io.LimitReader(response.Body, limits.ClusterAnswerBytes+1))
	if err == nil && len(text) > limits.ClusterAnswerBytes {
		err = errors.New("the answer is too long")
	}
	if err != nil {
		return nil, Unknown{err}
	}
	if response.StatusCode != http.StatusOK {
		return nil, Unknown{fmt.Errorf("the node answers %s: %.200s", response.Status, text)}
	}
	a, err := decode(text)
	if a != nil {
		a.leader = response.Header.Get(servedBy)
	}
	return a, err
}
