package server

import (
	"testing"

	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/webapp"
	"github.com/gevel/gevel/web"
)

// WithoutEngines takes away all engines that render, and what was rendered.
func (s *Server) WithoutEngines(t *testing.T) {
	t.Helper()
	bundle, err := render.ReadBundle(web.Dist())
	if err != nil {
		t.Fatal(err)
	}
	app, err := webapp.Read(web.Dist(), nil)
	if err != nil {
		t.Fatal(err)
	}
	none := render.NewPool(0, bundle.Start)
	t.Cleanup(func() { none.Close() })
	s.site = render.NewSite(none, app.Assets, s.graph, s.crowd)
}
