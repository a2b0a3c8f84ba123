package imports

import (
	"context"

	"github.com/gevel/gevel/db/handle"
)

// InPieces imports as a cluster does, whatever the number of properties, by a writer.
func (s *Store) InPieces(ctx context.Context, b Batch, w handle.Writer) error {
	i, err := s.prepare(ctx, b)
	if err != nil {
		return err
	}
	return i.sendInPieces(ctx, w, w)
}

// AddPiece adds statements to pieces that have so many bytes already.
func AddPiece(ctx context.Context, bytes int, statements []handle.Statement) error {
	p := newPieces(nil, 0)
	p.all = bytes
	return p.add(ctx, statements)
}
