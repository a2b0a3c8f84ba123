package handle

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/limits"
)

// ErrBehind says that this node of a cluster does not have what others have.
var ErrBehind = errors.New("this node is behind the cluster, or has lost contact with it")

// meet waits until the file has what the leader has, and notes the time of the request as the last contact. When it fails, the earlier
// contact stays. When the node gets nothing for long although the leader answers, another node is to lead.
func (f *clusterFile) meet(ctx context.Context) {
	sentAt := time.Now()
	ctx, cancel := context.WithTimeout(ctx, limits.ClusterAnswerTime)
	defer cancel()
	newest, leader, err := f.newestOfLeader(ctx)
	if err != nil {
		return
	}
	if len(newest) > 0 && !f.reach(ctx, newest[0].N) {
		if _, low := f.room(); !low && f.stuck.long(f.seen.Load(), time.Now()) {
			f.node.Replace(context.WithoutCancel(ctx), "this machine's node is behind and gets nothing from it")
		}
		return
	}
	f.stuck.free()
	if !f.agrees(context.WithoutCancel(ctx), leader, newest) {
		return
	}
	f.met(sentAt)
}

// met notes a contact, unless there was a later one. One that is ahead of the clock was before the clock was set back.
func (f *clusterFile) met(at time.Time) {
	for {
		last := f.contact.Load()
		if at.UnixMilli() <= last && last <= time.Now().UnixMilli() || f.contact.CompareAndSwap(last, at.UnixMilli()) {
			return
		}
	}
}

// Behind returns ErrBehind when this node of a cluster has not been as far as the leader for limits.ClusterBehindTime, with the time since.
// On one machine it returns nil.
func (d *DB) Behind() error {
	if d.cluster == nil {
		return nil
	}
	if since := time.Since(time.UnixMilli(d.cluster.contact.Load())); since.Abs() > limits.ClusterBehindTime {
		return fmt.Errorf("%w (%s ago)", ErrBehind, since.Round(time.Second))
	}
	return nil
}

// CatchUp waits until this node of a cluster is as far as one that answers at a level: with cluster.Leader it has all that was acknowledged
// before. On one machine it does nothing.
func (d *DB) CatchUp(ctx context.Context, level cluster.Level) error {
	if d.cluster == nil {
		return nil
	}
	return d.cluster.catchUp(ctx, level)
}

// catchUp waits until the file is as far as a node that answers at a level.
func (f *clusterFile) catchUp(ctx context.Context, level cluster.Level) error {
	at, err := position(ctx, f.node, level)
	if err == nil && !f.reach(ctx, at) {
		err = ErrBehind
	}
	return err
}
