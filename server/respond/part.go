package respond

import (
	"context"
	"fmt"
	"log/slog"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/graph/engine"
)

// PartOf returns what a file has of a property; false for a property that cannot be shown, without which the file is served. The log names
// it once.
func PartOf[T any](ctx context.Context, p *agency.Property, of func(*agency.Property) T) (part T, ok bool) {
	defer func() {
		if problem := recover(); problem != nil {
			slog.ErrorContext(ctx, "a property panicked", "panic", problem)
			engine.LogBroken(ctx, fmt.Sprint("property ", p.Number))
		}
	}()
	return of(p), true
}
