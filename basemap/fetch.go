package basemap

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/filelock"
	"github.com/gevel/gevel/internal/pmtiles"
	"github.com/gevel/gevel/limits"
)

// Progress hears how many bytes of the file are there, often.
type Progress func(done uint64)

// Fetch fetches the part, checks it and puts it in its place. When it fails, the file that was there stays, and what came stays beside it
// for the next time, unless it is damaged.
func (p *Plan) Fetch(ctx context.Context, progress Progress) error {
	ctx, cancel := inTime(ctx)
	defer cancel()
	release, err := reserve(p.file)
	if err != nil {
		return err
	}
	defer release()
	client, end := p.source.client.OverOneConnection()
	defer end()
	p.source.client = client
	if err := p.fetchTo(ctx, progress); err != nil {
		return ofDisk(err)
	}
	if err := p.check(ctx); err != nil {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		return errors.Join(fmt.Errorf("%w (%w)", ErrDamaged, err), os.Remove(partOf(p.file)), os.Remove(recordOf(p.file)))
	}
	if err := os.Rename(partOf(p.file), p.file); err != nil {
		return err
	}
	return errors.Join(atomicfile.SyncFolder(filepath.Dir(p.file)), os.Remove(recordOf(p.file)))
}

// inTime ends a fetch that takes too long.
func inTime(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeoutCause(ctx, limits.StreetsTime, ErrTime)
}

// reserve lets one program at a time fetch to a file. The lock is a file of its own, which stays.
func reserve(file string) (release func() error, err error) {
	f, err := os.OpenFile(file+".lock", os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if !filelock.Take(f, true) {
		return nil, errors.Join(ErrRunning, f.Close())
	}
	return f.Close, nil
}

// fetchTo writes FILE.part until it is complete.
func (p *Plan) fetchTo(ctx context.Context, progress Progress) (err error) {
	f, done, err := p.openPart()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	progress(done)
	w := &pieceWriter{to: f, pieces: slices.Clone(p.extract.Pieces), done: done, progress: progress}
	w.skip(done - uint64(len(p.extract.Head)))
	for len(w.pieces) > 0 {
		n := together(len(w.pieces), func(i int) (from, to uint64) { return w.pieces[i].From, w.pieces[i].From + w.pieces[i].Size })
		last := w.pieces[n-1]
		w.at = w.pieces[0].From
		if err := p.source.copy(ctx, w, p.tiles+w.at, last.From+last.Size-w.at); err != nil {
			return err
		}
	}
	return f.Sync()
}

// openPart opens FILE.part at its end, and says how much of it is there. One that is of something else begins anew.
func (p *Plan) openPart() (f *os.File, done uint64, err error) {
	f, err = os.OpenFile(partOf(p.file), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, 0, err
	}
	if before := readRecord(p.file); before != nil && before.Version == p.record.Version && before.Version != "" {
		done = p.have(f)
	}
	p.record.Bytes = p.extract.Size
	err = p.record.write(p.file)
	if done == 0 && err == nil {
		if err = f.Truncate(0); err == nil {
			_, err = f.WriteAt(p.extract.Head, 0)
		}
		done = uint64(len(p.extract.Head))
	}
	if err == nil {
		_, err = f.Seek(int64(done), io.SeekStart)
	}
	if err != nil {
		f.Close()
		return nil, 0, err
	}
	return f, done, nil
}

// check unpacks all of what was fetched.
func (p *Plan) check(ctx context.Context) error {
	f, err := os.Open(partOf(p.file))
	if err != nil {
		return err
	}
	defer f.Close()
	h, err := pmtiles.Check(f, int64(p.extract.Size))
	if err != nil {
		return err
	}
	return h.CheckTiles(ctx, f)
}

// pieceWriter writes the pieces out of what a request brings, without the gaps between them.
type pieceWriter struct {
	to       io.Writer
	pieces   []pmtiles.Piece // those that are not complete; the first one without what was written of it
	at       uint64          // where the next byte is from
	done     uint64          // bytes of the file
	progress Progress
}

// skip leaves out so many bytes of the pieces, which are there.
func (w *pieceWriter) skip(n uint64) {
	for len(w.pieces) > 0 && w.pieces[0].Size <= n {
		n -= w.pieces[0].Size
		w.pieces = w.pieces[1:]
	}
	if len(w.pieces) > 0 {
		first := &w.pieces[0]
		first.From, first.To, first.Size = first.From+n, first.To+n, first.Size-n
	}
}

// Write is part of io.Writer.
func (w *pieceWriter) Write(b []byte) (written int, err error) {
	for len(b) > 0 && len(w.pieces) > 0 {
		piece := w.pieces[0]
		if gap := piece.From - w.at; gap > 0 {
			n := min(gap, uint64(len(b)))
			w.at, b, written = w.at+n, b[n:], written+int(n)
			continue
		}
		n, err := w.to.Write(b[:min(piece.Size, uint64(len(b)))])
		w.skip(uint64(n))
		w.at, w.done, b, written = w.at+uint64(n), w.done+uint64(n), b[n:], written+n
		w.progress(w.done)
		if err != nil {
			return written, err
		}
	}
	return written, nil
}
