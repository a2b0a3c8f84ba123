package server

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"runtime"

	"github.com/gevel/gevel/server/guide"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/streets"
)

// webApp is the built web app: its operations and the desk's, what renders it, and its files for browsers.
type webApp struct {
	operations     map[string]string // of the site, their texts by id
	deskOperations map[string]string
	pool           *render.Pool
	client         fs.FS
	assets         *render.Assets
	frame          *mapFrame
	play           guide.Playground
	desk           deskApp
	embedded       embeds
	icon           http.HandlerFunc
}

// readWebApp reads a built app. It fails when something of it is missing.
func readWebApp(dist fs.FS, file *streets.Current) (app *webApp, err error) {
	app = &webApp{}
	if app.operations, err = readOperations(dist, "documents.json"); err != nil {
		return nil, err
	}
	if app.deskOperations, err = readOperations(dist, "desk-documents.json"); err != nil {
		return nil, err
	}
	if app.pool, err = newPool(dist); err != nil {
		return nil, err
	}
	if app.client, err = fs.Sub(dist, "client"); err != nil {
		return nil, err
	}
	if app.assets, err = render.ReadAssets(app.client); err != nil {
		return nil, err
	}
	if app.frame, err = readMapFrame(app.client, file); err != nil {
		return nil, err
	}
	if app.play, err = guide.NewPlayground(app.client); err != nil {
		return nil, err
	}
	if app.desk, err = newDeskApp(app.client); err != nil {
		return nil, err
	}
	if app.embedded, err = newEmbeds(app.assets.Fonts); err != nil {
		return nil, err
	}
	app.icon, err = favicon(app.client)
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
