// Package streetstest writes small files of streets for tests: a made-up map of Belgium and Luxembourg with the layers of a Protomaps
// basemap, as PMTiles.
package streetstest

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"math"
	"slices"
)

// File is what a test writes, and may make wrong.
type File struct {
	Version    byte
	Kind       byte // 1 for vector tiles
	Packed     byte // the compression of tiles: 2 for gzip
	Layers     []string
	MaxZoom    int
	Bounds     [4]float64 // west, south, east, north
	LeafRows   int        // how many rows a directory below the root has; 0 for a root that has all
	TileLength uint64     // what the directory says of the first tile; 0 for its length
}

// Good returns a file that the site takes.
func Good() File {
	return File{Version: 3, Kind: 1, Packed: 2, Layers: []string{"earth", "landuse", "places", "roads", "water"}, MaxZoom: 9,
		Bounds: [4]float64{2.4, 49.4, 6.5, 51.6}}
}

// Bytes returns the whole file.
func (f File) Bytes() []byte {
	tiles, list := f.tiles()
	directory, leaves := f.directories(list)
	root, metadata := Pack(directory), Pack([]byte(f.metadata()))
	h := make([]byte, 127)
	copy(h, "PMTiles")
	h[7] = f.Version
	at := uint64(len(h))
	for i, length := range []int{len(root), len(metadata), len(leaves), len(tiles)} {
		binary.LittleEndian.PutUint64(h[8+16*i:], at)
		binary.LittleEndian.PutUint64(h[16+16*i:], uint64(length))
		at += uint64(length)
	}
	h[96], h[97], h[98], h[99], h[101] = 1, 2, f.Packed, f.Kind, byte(f.MaxZoom)
	for i, degrees := range f.Bounds {
		binary.LittleEndian.PutUint32(h[102+4*i:], uint32(int32(math.Round(degrees*1e7))))
	}
	return bytes.Join([][]byte{h, root, metadata, leaves, tiles}, nil)
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

// row is a row of a directory: number, run, length, and offset.
type row [4]uint64

// tiles returns all tiles one after another, and the rows of them.
func (f File) tiles() (tiles []byte, list []row) {
	for _, t := range f.covering() {
		b := Pack(t.draw())
		list = append(list, row{t.number(), 1, uint64(len(b)), uint64(len(tiles))})
		tiles = append(tiles, b...)
	}
	if f.TileLength > 0 {
		list[0][2] = f.TileLength
	}
	return tiles, list
}

// directories writes the root and, when the file has any, the directories below it.
func (f File) directories(list []row) (root, leaves []byte) {
	if f.LeafRows == 0 {
		return directory(list), nil
	}
	var top []row
	for chunk := range slices.Chunk(list, f.LeafRows) {
		b := Pack(directory(chunk))
		top = append(top, row{chunk[0][0], 0, uint64(len(b)), uint64(len(leaves))})
		leaves = append(leaves, b...)
	}
	return directory(top), leaves
}

// directory writes rows column by column: numbers as steps from the one before, offsets with 1 added.
func directory(list []row) []byte {
	b := binary.AppendUvarint(nil, uint64(len(list)))
	for column := range 4 {
		before := uint64(0)
		for _, r := range list {
			switch column {
			case 0:
				b, before = binary.AppendUvarint(b, r[0]-before), r[0]
			case 3:
				b = binary.AppendUvarint(b, r[3]+1)
			default:
				b = binary.AppendUvarint(b, r[column])
			}
		}
	}
	return b
}

// Pack compresses a directory, the description or a tile.
func Pack(b []byte) []byte {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	z.Write(b)
	z.Close()
	return out.Bytes()
}
