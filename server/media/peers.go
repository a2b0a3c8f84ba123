package media

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/turns"
	"github.com/gevel/gevel/limits"
)

// peerFiles copies files of the other machines of a cluster to this one; nil on one machine. Pictures and documents are named by their
// content, uploads at random: a file never changes, so it is copied once.
type peerFiles struct {
	*cluster.Peers
	media, uploads string
	turns          chan struct{}
	failed         map[string]time.Time // when a picture or document could last not be copied, by its name; of FollowPeers alone
}

func newPeerFiles(media, uploads string, peers *cluster.Peers) *peerFiles {
	if peers == nil {
		return nil
	}
	os.MkdirAll(media, 0o700) // if it fails, so does the first copy, which says why
	return &peerFiles{Peers: peers, media: media, uploads: uploads, turns: make(chan struct{}, limits.PeerFilesAtOnce),
		failed: map[string]time.Time{}}
}

// Given answers other machines that request files of this one; ok is false where there are none.
func (f *Folder) Given() (files cluster.Files, ok bool) {
	p := f.peers
	if p == nil {
		return files, false
	}
	return cluster.Files{Secret: p.Secret, Folders: map[string]string{"media": p.media, "uploads": p.uploads}}, true
}

// bring copies a picture or document that this machine lacks, for a visitor. While limits.PeerFilesAtOnce copies run it does nothing, and
// the visitor gets 404 as for a file that no machine has.
func (p *peerFiles) bring(ctx context.Context, name string) {
	if p == nil || !lacks(p.media, name) {
		return
	}
	select {
	case p.turns <- struct{}{}:
		defer func() { <-p.turns }()
		p.copy(ctx, "media", p.media, name)
	default:
	}
}

func (p *peerFiles) copy(ctx context.Context, folder, dir, name string) {
	err := p.Copy(ctx, folder, name, func(r io.Reader) error { return atomicfile.Write(filepath.Join(dir, name), r, 0o600) })
	if err != nil && ctx.Err() == nil && !errors.Is(err, fs.ErrNotExist) {
		slog.Warn("a file of another machine could not be copied", "file", name, "err", err)
	}
}

func lacks(dir, name string) bool {
	_, err := os.Stat(filepath.Join(dir, name))
	return errors.Is(err, fs.ErrNotExist)
}

// FollowPeers copies what other machines have and this one lacks until ctx ends. Of uploads it copies those of leads that are stored: what
// was erased does not come back.
func (f *Folder) FollowPeers(ctx context.Context) {
	if f.peers == nil {
		return
	}
	since := map[string]time.Time{}
	turns.Take(ctx, limits.PeerPollTime, nil, func() {
		for _, peer := range f.peers.Addresses {
			since[peer] = f.peers.follow(ctx, peer, since[peer])
		}
		names, err := f.store.Inbox.Uploads(ctx)
		if err != nil && ctx.Err() == nil {
			slog.Error("the uploads could not be listed", "err", err)
		}
		for _, name := range names {
			if ctx.Err() == nil && lacks(f.peers.uploads, filepath.Base(name)) {
				f.peers.copy(ctx, "uploads", f.peers.uploads, filepath.Base(name))
			}
		}
	})
}

// follow copies the pictures and documents that a machine got since a time, and returns the time of this check: a little earlier, because
// the clocks of machines differ. It ends with the first that cannot be copied, and the next time tries that after the others: one file that
// a machine cannot read keeps no other away.
func (p *peerFiles) follow(ctx context.Context, peer string, since time.Time) time.Time {
	began := time.Now()
	names, err := p.Names(ctx, peer, "media", since)
	if err != nil {
		return since // a machine that is away is asked again
	}
	slices.SortStableFunc(names, func(a, b string) int { return p.failed[a].Compare(p.failed[b]) })
	for _, name := range names {
		if lacks(p.media, name) {
			p.copy(ctx, "media", p.media, name)
		}
		if lacks(p.media, name) {
			p.failed[name] = time.Now()
			return since
		}
		delete(p.failed, name)
	}
	return began.Add(-limits.PeerSignatureTime)
}
