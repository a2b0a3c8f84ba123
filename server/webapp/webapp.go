// Package webapp reads the built web app, and serves its files: those for browsers as they are, and the pages that are not rendered, which
// are the desk's and the map's.
package webapp

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"runtime"

	"github.com/gevel/gevel/server/embed"
	"github.com/gevel/gevel/server/guide"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/streets"
)

// App is the built web app: its operations and the desk's, what renders it, and its files for browsers.
type App struct {
	Operations     map[string]string // of the site, their texts by id
	DeskOperations map[string]string
	Pool           *render.Pool
	Assets         *render.Assets
	Files          *Static
	Frame          *MapFrame
	Playground     guide.Playground
	Desk           Desk
	Embedded       embed.Frame
	Icon           http.HandlerFunc
}

// Read reads a built app. It fails when something of it is missing.
func Read(dist fs.FS, file *streets.Current) (app *App, err error) {
	app = &App{}
	if app.Operations, err = readOperations(dist, "documents.json"); err != nil {
		return nil, err
	}
	if app.DeskOperations, err = readOperations(dist, "desk-documents.json"); err != nil {
		return nil, err
	}
	if app.Pool, err = newPool(dist); err != nil {
		return nil, err
	}
	client, err := fs.Sub(dist, "client")
	if err != nil {
		return nil, err
	}
	app.Files = newStatic(client)
	if app.Assets, err = render.ReadAssets(client); err != nil {
		return nil, err
	}
	if app.Frame, err = readMapFrame(client, file); err != nil {
		return nil, err
	}
	if app.Playground, err = guide.NewPlayground(client); err != nil {
		return nil, err
	}
	if app.Desk, err = readDesk(client); err != nil {
		return nil, err
	}
	if app.Embedded, err = embed.NewFrame(app.Assets.Fonts); err != nil {
		return nil, err
	}
	app.Icon, err = favicon(client)
	return app, err
}

// readOperations reads the persisted operations of the site or of the desk.
func readOperations(dist fs.FS, file string) (operations map[string]string, err error) {
	text, err := fs.ReadFile(dist, file)
	if err != nil {
		return nil, fmt.Errorf("the web app is not built (run just build): %w", err)
	}
	return operations, json.Unmarshal(text, &operations)
}

func newPool(dist fs.FS) (*render.Pool, error) {
	bundle, err := render.ReadBundle(dist)
	if err != nil {
		return nil, err
	}
	return render.NewPool(max(2, runtime.NumCPU()), bundle.Start), nil
}
