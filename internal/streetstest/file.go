// Package streetstest writes small files of streets for tests: a made-up map of Belgium and Luxembourg with the layers of a Protomaps
// basemap, as PMTiles.
package streetstest

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"math"
)

// File is what a test writes, and may make wrong.
type File struct {
	Version    byte
	Kind       byte // 1 for vector tiles
	Packed     byte // the compression of tiles: 2 for gzip
	Layers     []string
	MaxZoom    int
	Bounds     [4]float64 // west, south, east, north
	TileLength uint64     // what the directory says of the first tile; 0 for its length
}

// Good returns a file that the site takes.
func Good() File {
	return File{Version: 3, Kind: 1, Packed: 2, Layers: []string{"earth", "landuse", "places", "roads", "water"}, MaxZoom: 9,
		Bounds: [4]float64{2.4, 49.4, 6.5, 51.6}}
}

// Bytes returns the whole file.
func (f File) Bytes() []byte {
	tiles, directory := f.tiles()
	root, metadata := packed(directory), packed([]byte(f.metadata()))
	h := make([]byte, 127)
	copy(h, "PMTiles")
	h[7] = f.Version
	at := uint64(len(h))
	for i, length := range []int{len(root), len(metadata), 0, len(tiles)} {
		binary.LittleEndian.PutUint64(h[8+16*i:], at)
		binary.LittleEndian.PutUint64(h[16+16*i:], uint64(length))
		at += uint64(length)
	}
	h[96], h[97], h[98], h[99], h[101] = 1, 2, f.Packed, f.Kind, byte(f.MaxZoom)
	for i, degrees := range f.Bounds {
		binary.LittleEndian.PutUint32(h[102+4*i:], uint32(int32(math.Round(degrees*1e7))))
	}
	return bytes.Join([][]byte{h, root, metadata, tiles}, nil)
}

func (f File) metadata() string {
	text := `{"attribution":"© OpenStreetMap","vector_layers":[`
	for i, name := range f.Layers {
		if i > 0 {
			text += ","
		}
		text += `{"id":"` + name + `"}`
	}
	return text + "]}"
}

// tiles returns all tiles one after another, and the directory of them.
func (f File) tiles() (tiles, directory []byte) {
	var steps, runs, lengths, offsets []uint64
	var before uint64
	for _, t := range f.covering() {
		b := packed(t.draw())
		steps, before = append(steps, t.number()-before), t.number()
		runs, lengths, offsets = append(runs, 1), append(lengths, uint64(len(b))), append(offsets, uint64(len(tiles))+1)
		tiles = append(tiles, b...)
	}
	if f.TileLength > 0 {
		lengths[0] = f.TileLength
	}
	directory = binary.AppendUvarint(nil, uint64(len(steps)))
	for _, column := range [][]uint64{steps, runs, lengths, offsets} {
		for _, value := range column {
			directory = binary.AppendUvarint(directory, value)
		}
	}
	return tiles, directory
}

func packed(b []byte) []byte {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	z.Write(b)
	z.Close()
	return out.Bytes()
}
