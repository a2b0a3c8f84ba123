package server

import (
	"io/fs"
	"testing"

	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/web"
)

// WithoutEngines takes away all engines that render, and what was rendered.
func (s *Server) WithoutEngines(t *testing.T) {
	t.Helper()
	bytecode, err := fs.ReadFile(web.Dist(), "server/server.bin")
	if err != nil {
		t.Fatal(err)
	}
	app, err := readWebApp(web.Dist(), nil)
	if err != nil {
		t.Fatal(err)
	}
	none := render.NewPool(0, func(*render.Repeats) (render.Engine, error) { return render.NewQuickJS(bytecode, nil) })
	t.Cleanup(func() { none.Close() })
	s.site = render.NewSite(none, app.assets, s.graph, s.crowd)
}
