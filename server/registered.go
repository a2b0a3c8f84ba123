package server

import (
	"context"
	"log/slog"
	"time"

	"github.com/gevel/gevel/server/request"
)

// useRegistered replaces the id of an operation that a program registered by the operation's text. From then on it is a free query like any
// other, within the budget and with the rights of whoever sends it.
func (e endpoint) useRegistered(ctx context.Context, q *request.Request) error {
	if q.DocumentID == "" || !e.public || e.graph.Has(q.DocumentID) {
		return nil
	}
	o, err := e.store.Keys.RegisteredByID(ctx, q.DocumentID)
	if o.Text == "" {
		return err
	}
	if err := e.store.Keys.NoteOperationUse(ctx, o, time.Now()); err != nil {
		slog.Warn("the use of a registered operation was not noted", "key", o.Key, "operation", o.Name, "err", err)
	}
	q.Query, q.OperationName, q.DocumentID, q.Registered = o.Text, "", "", true
	return err
}
