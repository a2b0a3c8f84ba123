package handle

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/limits"
)

// errDiffers says that the leader and this machine's node do not have the same writes, so what the leader acknowledges may be lost.
var errDiffers = errors.New("the leader of the cluster and this machine's node do not have the same writes")

// differs is what is known of a leader that has another write than this machine's file in the same place. One of the two lacks a write, as
// a node does that had no room for it and goes on. It is this machine's node when two leaders differ from it.
type differs struct {
	sync.Mutex
	leader string
	lacks  bool
}

// from notes that a leader differs, and reports whether another should lead, to see who lacks a write.
func (d *differs) from(leader string) bool {
	d.Lock()
	defer d.Unlock()
	if d.lacks || d.leader == leader {
		return false
	}
	d.lacks = d.leader != ""
	d.leader = leader
	if d.lacks {
		slog.Error("this machine's node lacks writes that the others have: let it start anew, as docs/cluster.md says of a full disk")
	}
	return !d.lacks
}

// none notes that a leader does not differ. A node that lacks something lacks it until it has another file.
func (d *differs) none() {
	d.Lock()
	defer d.Unlock()
	if !d.lacks {
		d.leader = ""
	}
}

// forget notes that the node has another file.
func (d *differs) forget() {
	d.Lock()
	defer d.Unlock()
	d.leader, d.lacks = "", false
}

// lacking reports whether this machine's node is known to lack writes.
func (d *differs) lacking() bool {
	d.Lock()
	defer d.Unlock()
	return d.lacks
}

// has waits a short time until the file has a write that a leader acknowledged; the write is safe when it has not. It returns errDiffers
// when the file has another write in its place, unless this machine's node is known to lack writes; then it returns errDiffers when that
// node itself acknowledged the write, and lets another lead.
func (f *clusterFile) has(ctx context.Context, leader string, n int64, token string) error {
	if !f.reachOwn(ctx, n) || f.agrees(ctx, leader, []placedWrite{{n, token}}) {
		return nil
	}
	switch {
	case !f.differs.lacking():
		return errDiffers
	case leader == "":
		f.node.HandOver(ctx, nodeLacks)
		return errDiffers
	}
	return nil
}

// nodeLacks is why this machine's node should not lead.
const nodeLacks = "this machine's node lacks writes"

// placedWrite is a write and its place.
type placedWrite struct {
	N     int64
	Token string
}

// newestOfLeader reads the newest writes that the leader has, the last of them first. More than the last one are compared, because a node
// that lacked one write and took another has the next ones in their places.
func (f *clusterFile) newestOfLeader(ctx context.Context) (list []placedWrite, leader string, err error) {
	rows, leader, err := f.node.ReadFrom(ctx, cluster.Nearby, "SELECT n, token FROM cluster_write ORDER BY n DESC LIMIT ?",
		limits.ClusterComparedWrites)
	for _, row := range rows {
		if len(row) != 2 {
			return nil, leader, fmt.Errorf("a write has %d values", len(row))
		}
		n, _ := row[0].(json.Number)
		token, _ := row[1].(string)
		at, err := n.Int64()
		if err != nil {
			return nil, leader, err
		}
		list = append(list, placedWrite{at, token})
	}
	return list, leader, err
}

// agrees reports whether the file has the same writes in their places as a leader. When it has not, another node is to lead, once, which
// shows who lacks a write, and this machine stops working for all: it would do again what its file does not show as done. When its own
// node leads there is nothing to compare; then it reports whether that is not known to lack writes.
func (f *clusterFile) agrees(ctx context.Context, leader string, list []placedWrite) bool {
	switch {
	case leader == "" && f.differs.lacking():
		f.stopWorking()
		return false
	case leader == "" || len(list) == 0:
		return true
	}
	var here []placedWrite
	err := f.position.SelectContext(ctx, &here, "SELECT n, token FROM cluster_write WHERE n BETWEEN ? AND ? ORDER BY n DESC",
		list[len(list)-1].N, list[0].N)
	switch {
	case err != nil:
		return true // another comparison follows
	case slices.Equal(here, list):
		f.differs.none()
		return true
	}
	f.stopWorking()
	if f.differs.from(leader) {
		f.node.Replace(ctx, errDiffers.Error())
	}
	return false
}
