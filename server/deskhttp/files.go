// Package deskhttp serves the files that staff takes from the desk and brings to it.
//
// Its tests are those of the whole desk: each asks a site over HTTP, as the desk's app does.
package deskhttp

import (
	"context"
	"errors"
	"log/slog"
	"net/http"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/desk"
	"github.com/gevel/gevel/server/request"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/staff"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Files are the files of the desk.
type Files struct {
	Desk  *desk.Graph
	Store *db.Store
	Media string // the folder
	// Principal is the context of a request with its session.
	Principal func(http.ResponseWriter, *http.Request) context.Context
}

// refuseFor answers with the reason for which nothing was written.
func refuseFor(w http.ResponseWriter, r *http.Request, err error) {
	var known *gqlerror.Error
	switch {
	case errors.Is(err, auth.ErrForeign):
		request.Refuse(w, http.StatusForbidden, "FOREIGN", err.Error())
	case errors.Is(err, staff.ErrForbidden):
		request.Refuse(w, http.StatusForbidden, "FORBIDDEN", err.Error())
	case errors.As(err, &known) && known.Extensions["code"] == "BAD_INPUT":
		request.Refuse(w, http.StatusBadRequest, "BAD_INPUT", known.Message)
	default:
		respond.Refused(w, r, err)
	}
}

// logBroken logs why an answer broke off that had begun, unless its client left.
func logBroken(ctx context.Context, what string, err error) {
	if err != nil && ctx.Err() == nil {
		slog.ErrorContext(ctx, what, "err", err)
	}
}
