package handle

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/limits"
)

// ErrNoCluster says that a write to the cluster got no answer in time. It may have been written, or may still be written. Sending it again
// is safe: its token is accepted once.
var ErrNoCluster = errors.New("the cluster did not answer in " + limits.ClusterWriteTime.String())

// clusterWriter sends lists of statements to the cluster, each in one transaction.
type clusterWriter struct {
	file *clusterFile
	long bool // the nodes need long for what it writes, even for a short list
}

// Patient writes to the cluster and waits up to limits.ClusterLargeTime, for lists that take the nodes long.
func (d *DB) Patient() Writer { return clusterWriter{d.cluster, true} }

// Write sends a list until an answer says what became of it. Each list has a token, which the cluster takes once, so that a list that is
// sent again is not written again. It returns when the file of this node has the write, or shortly after when this node is behind.
func (w clusterWriter) Write(ctx context.Context, list ...Statement) ([]int64, error) {
	token, traced := rand.Text(), len(list) <= limits.ClusterTracedStatements
	within, answered := limits.ClusterWriteTime, limits.ClusterAnswerTime
	if !traced || w.long {
		within = limits.ClusterLargeTime
	}
	if w.long {
		answered = limits.ClusterMoveTime
	}
	trying, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	sent := marked(token, list, traced)
	for {
		affected, err := w.try(trying, sent, answered, token, traced)
		var unknown cluster.Unknown
		if !errors.As(err, &unknown) && !errors.Is(err, errDiffers) {
			return affected, err
		}
		select {
		case <-trying.Done():
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			return nil, fmt.Errorf("%w: %w", ErrNoCluster, err)
		case <-time.After(betweenTries):
		}
	}
}

// try sends a list once. An error of the node, Unknown, and errDiffers say that it is to be sent again.
func (w clusterWriter) try(ctx context.Context, sent []cluster.Statement, within time.Duration, token string,
	traced bool) ([]int64, error) {
	results, leader, err := w.file.node.Write(ctx, sent, within)
	if writtenBefore(err) {
		return w.outcome(ctx, token, affectedStatements(sent, traced))
	}
	if err == nil {
		err = w.file.has(ctx, leader, results[0].LastID, token)
	}
	if err != nil {
		return nil, err
	}
	return affectedOf(results, traced), nil
}

// betweenTries is the pause before a list is sent again.
const betweenTries = 100 * time.Millisecond

// marks is how many statements are put before a list: its token, and the deletion of old tokens.
const marks = 2

// marked puts the token before the statements of a list. In a traced list the count of each statement is stored beside the token, so that
// it is known when the answer is lost; changes() in the next statement is read from there.
func marked(token string, list []Statement, traced bool) []cluster.Statement {
	sent := []cluster.Statement{
		{SQL: "INSERT INTO cluster_write (token) VALUES (?)", Args: []any{token}},
		{SQL: "DELETE FROM cluster_write WHERE n <= (SELECT max(n) FROM cluster_write) - ?", Args: []any{limits.ClusterWritesKnown}},
	}
	for _, st := range list {
		if !traced {
			sent = append(sent, cluster.Statement{SQL: st.SQL, Args: st.Args})
			continue
		}
		sql := strings.ReplaceAll(st.SQL, "changes()", "(SELECT last FROM cluster_write WHERE token = '"+token+"')")
		sent = append(sent, cluster.Statement{SQL: sql, Args: st.Args},
			cluster.Statement{SQL: "UPDATE cluster_write SET last = changes(), affected = affected || changes() || ' ' WHERE token = ?",
				Args: []any{token}})
	}
	return sent
}

// affectedOf gives the counts of a list from the results of what was sent.
func affectedOf(results []cluster.Result, traced bool) (affected []int64) {
	step := 1
	if traced {
		step = 2
	}
	affected = []int64{}
	for i := marks; i < len(results); i += step {
		affected = append(affected, results[i].Affected)
	}
	return affected
}

// writtenBefore reports whether a list was refused because its token is there: it was written, but the answer was lost.
func writtenBefore(err error) bool {
	var r cluster.Refused
	return errors.As(err, &r) && r.Statement == 0 && r.Why == "UNIQUE constraint failed: cluster_write.token"
}

// errCountsUnknown says that an import was written, but not what it changed.
var errCountsUnknown = errors.New("the import was written, but the cluster's answer was lost: import again to see that nothing " +
	"more changes")

// affectedStatements gives how many statements a list has without its marks.
func affectedStatements(sent []cluster.Statement, traced bool) int {
	if traced {
		return (len(sent) - marks) / 2
	}
	return len(sent) - marks
}

// outcome reads whether the list of statements with this token was written, and how many rows each of them changed.
func (w clusterWriter) outcome(ctx context.Context, token string, statements int) ([]int64, error) {
	rows, leader, err := w.file.node.ReadFrom(ctx, cluster.Leader, "SELECT n, affected FROM cluster_write WHERE token = ?", token)
	if err != nil {
		return nil, err
	}
	if len(rows) != 1 || len(rows[0]) != 2 {
		return nil, fmt.Errorf("%w: the token of a write was not found again", ErrNoCluster)
	}
	n, _ := rows[0][0].(json.Number)
	position, _ := n.Int64()
	if err := w.file.has(ctx, leader, position, token); err != nil {
		return nil, err
	}
	text, _ := rows[0][1].(string)
	counts := strings.Fields(text)
	if len(counts) != statements {
		return nil, errCountsUnknown
	}
	affected := make([]int64, statements)
	for i, count := range counts {
		if affected[i], err = strconv.ParseInt(count, 10, 64); err != nil {
			return nil, err
		}
	}
	return affected, nil
}
