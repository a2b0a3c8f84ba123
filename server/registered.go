package server

import (
	"context"

	"github.com/gevel/gevel/server/request"
)

// useRegistered replaces the id of an operation that a program registered by the operation's text. From then on it is a free query like any
// other, within the budget and with the rights of whoever sends it.
func (s *Server) useRegistered(ctx context.Context, q *request.Request) error {
	if q.DocumentID == "" || s.graph.Has(q.DocumentID) {
		return nil
	}
	text, err := s.store.RegisteredText(ctx, q.DocumentID)
	if text != "" {
		q.Query, q.OperationName, q.DocumentID, q.Registered = text, "", "", true
	}
	return err
}
